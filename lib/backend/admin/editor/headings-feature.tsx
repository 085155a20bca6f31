'use client'

import { useEffect } from 'react'
import { createClientFeature, HeadingFeatureClient } from '@payloadcms/richtext-lexical/client'
import type { HeadingFeatureProps } from '@payloadcms/richtext-lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { HeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { shownSize } from '@/lib/site/text/shown-size'

/** The headings of the editor: it offers those that pages have, and turns others into the nearest of them. */
export const HeadingsFeatureClient = createClientFeature<HeadingFeatureProps>(({ props, ...context }) => {
  const { feature } = HeadingFeatureClient(props)
  const headings = typeof feature === 'function' ? feature(context) : feature
  // The plugin of the editor would turn all others into the smallest.
  return { ...headings, plugins: [{ Component: ShownSizes, position: 'normal' }] }
})

/** For pasted texts, and those from before the sizes were limited. */
function ShownSizes() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerNodeTransform(HeadingNode, (node) => {
        const size = shownSize(node.getTag())
        if (size !== node.getTag()) node.setTag(size)
      }),
    [editor],
  )
  return null
}
