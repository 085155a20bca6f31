import { z } from 'zod'

/** The answer to a question for a file; without the secret only a file that is part of the application already. */
export const FileAnswerSchema = z.object({ id: z.uuid(), secret: z.string().max(100).default('') })

export type FileAnswer = z.infer<typeof FileAnswerSchema>

/** An uploaded file, as its sender is told of it. */
export const UploadedFileSchema = z
  .object({ id: z.string(), secret: z.string(), name: z.string(), size: z.number().int(), type: z.string() })
  .meta({ id: 'ApplicationFile' })

export type UploadedFile = z.infer<typeof UploadedFileSchema>
