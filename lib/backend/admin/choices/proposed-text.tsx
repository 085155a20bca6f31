'use client'

import { useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { proposeIdentifier, proposeKey } from './proposed-names'

const PROPOSE = { identifier: proposeIdentifier, key: proposeKey }

interface ProposedTextProps {
  path: string
  /** The field beside it from which the text is derived. */
  from: string
  kind: keyof typeof PROPOSE
}

/** Fills in a text of a new entry as another field is typed, until somebody writes their own. */
export function ProposedText({ path, from, kind }: ProposedTextProps) {
  const { id } = useDocumentInfo()
  const { value, setValue, initialValue } = useField<string | null>({ path })
  const source = useFormFields(([fields]) => fields[path.replace(/[^.]+$/, from)]?.value)
  const proposed = useRef('')
  const isStored = Boolean(initialValue) || (kind === 'identifier' && Boolean(id))
  useEffect(() => {
    const proposal = typeof source === 'string' ? PROPOSE[kind](source) : ''
    if (isStored || (value && value !== proposed.current) || proposal === proposed.current) return
    proposed.current = proposal
    setValue(proposal)
  }, [source, value, isStored, kind, setValue])
  return null
}
