'use client'

import { useAllFormFields, useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Lets staff press again what was refused for a reason that is not in the document: the CMS waits until they change something. */
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
