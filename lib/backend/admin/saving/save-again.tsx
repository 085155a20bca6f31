'use client'

import { useAllFormFields, useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/** The CMS marks a form as refused before it marks its wrong fields, in milliseconds. */
const MARKS_FOLLOW_WITHIN = 500

/** Lets staff save again after a refusal that has no reason in the document; the CMS would wait until they change something. */
export function SaveAgain() {
  const [fields] = useAllFormFields()
  const { setModified } = useForm()
  const [isSubmitted, isModified, isSaving] = [useFormSubmitted(), useFormModified(), useFormProcessing()]
  const wasRefused = isSubmitted && !isModified && !isSaving
  const isValid = Object.values(fields).every(({ valid }) => valid !== false)
  useEffect(() => {
    if (!wasRefused || !isValid) return
    const timer = setTimeout(() => setModified(true), MARKS_FOLLOW_WITHIN)
    return () => clearTimeout(timer)
  }, [wasRefused, isValid, setModified])
  return null
}
