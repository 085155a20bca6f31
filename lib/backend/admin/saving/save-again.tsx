'use client'

import { useAllFormFields, useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Lets staff save again after a refusal that has no reason in the document; the CMS would wait until they change something. */
export function SaveAgain() {
  const [fields] = useAllFormFields()
  const { setModified } = useForm()
  const [isSubmitted, isModified, isSaving] = [useFormSubmitted(), useFormModified(), useFormProcessing()]
  const wasRefused = isSubmitted && !isModified && !isSaving
  const isValid = Object.values(fields).every(({ valid }) => valid !== false)
  useEffect(() => {
    if (wasRefused && isValid) setModified(true)
  }, [wasRefused, isValid, setModified])
  return null
}
