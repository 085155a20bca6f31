// Without the schemas, for pages.

/** What a question for a file takes, by the types of the contents. */
export const ACCEPTED_FILES = {
  pdf: ['application/pdf'],
  picture: ['image/png', 'image/jpeg'],
  pdfOrPicture: ['application/pdf', 'image/png', 'image/jpeg'],
} as const

export type AcceptedFiles = keyof typeof ACCEPTED_FILES
export type FileType = (typeof ACCEPTED_FILES)['pdfOrPicture'][number]

/** In mebibytes: what a question takes unless staff choose otherwise, and at most. */
export const USUAL_FILE_SIZE = 10
export const MOST_FILE_SIZE = 25

export const MEBIBYTE = 1024 * 1024

/** Where files of applications are sent to. */
export const FILE_PATH = '/api/applicationFiles'

/** A file as a form field knows it. */
export interface FieldFile {
  id: string
  secret: string
  name: string
  size: number
}

/** A file as the value of a form field, which has to be one text. */
export function fileFieldValue({ id, secret, size, name }: FieldFile): string {
  return [id, secret, size, encodeURIComponent(name)].join('.')
}

/** Reads {@link fileFieldValue}. @returns null for any other value */
export function parseFileField(value: unknown): FieldFile | null {
  const { id, secret, size, name } = (typeof value === 'string' && /^(?<id>[\w-]{36})\.(?<secret>[\w-]+)\.(?<size>\d+)\.(?<name>.*)$/.exec(value)?.groups) || {}
  return id && secret ? { id, secret, size: Number(size), name: decodeName(name ?? '') } : null
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
