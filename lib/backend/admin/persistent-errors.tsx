'use client'

import { useAllFormFields, useFormModified, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Keeps wrong fields marked after publishing was refused. The CMS validates input on its server, and an answer
 * to an earlier request that arrives after the refusal unmarks them all. The CMS validates later input anew.
 */
export function PersistentErrors() {
  const [fields, dispatch] = useAllFormFields()
  const isSubmitted = useFormSubmitted()
  const isModified = useFormModified()
  const stored = useRef(new Map<string, string>())
  useEffect(() => {
    const errors = stored.current
    if (!isSubmitted || isModified) return errors.clear()
    for (const [path, { valid, errorMessage }] of Object.entries(fields)) if (valid === false && errorMessage) errors.set(path, errorMessage)
    const lost = [...errors].filter(([path]) => fields[path]?.valid !== false)
    if (lost.length > 0) dispatch({ type: 'ADD_SERVER_ERRORS', errors: lost.map(([path, message]) => ({ path, message })) })
  }, [fields, dispatch, isSubmitted, isModified])
  return null
}
