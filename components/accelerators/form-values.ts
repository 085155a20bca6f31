import type { FormValues } from '@/components/forms/form-controls'
import { UploadedFileSchema } from '@/lib/contract/fields/files'
import { fileFieldValue } from '@/lib/contract/fields/file-values'

/** What is stored, as the values of the form: files as the one text that their fields hold. */
export function formValues(fields: Record<string, string | undefined>, answers: Record<string, unknown>): FormValues {
  const values = Object.entries(answers).map(([key, answer]) => {
    const file = UploadedFileSchema.safeParse(answer)
    return [key, file.success ? fileFieldValue(file.data) : typeof answer === 'boolean' ? String(answer) : answer]
  })
  return { ...fields, answers: Object.fromEntries(values) as FormValues }
}
