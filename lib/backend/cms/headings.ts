import { HeadingFeature } from '@payloadcms/richtext-lexical'
import { SHOWN_SIZES } from '@/lib/site/text/shown-size'

/** The first size occurs in texts from before the editor offered fewer, and in those that programs send. */
const headings = HeadingFeature({ enabledHeadingSizes: ['h1', ...SHOWN_SIZES] })

/** Headings as the pages show them: the editor offers no others. */
export function shownHeadings(): typeof headings {
  const { feature } = headings
  return {
    ...headings,
    feature: async (context) => ({
      ...(typeof feature === 'function' ? await feature(context) : feature),
      ClientFeature: '@/lib/backend/admin/editor/headings-feature#HeadingsFeatureClient',
      clientFeatureProps: { enabledHeadingSizes: [...SHOWN_SIZES] },
    }),
  }
}
