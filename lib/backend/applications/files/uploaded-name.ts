import type { FileType } from '@/lib/contract/fields/file-values'

const ENDINGS: Record<FileType, string> = { 'application/pdf': '.pdf', 'image/png': '.png', 'image/jpeg': '.jpg' }
const LONGEST = 100

/** The name of a file as people read it and every system takes it: without folders, and with the ending of what it is. */
export function uploadedName(name: string, type: FileType): string {
  const bare = (name.split(/[/\\]/).at(-1) ?? '').replace(/\.(?:pdf|png|jpe?g)$/i, '')
  const plain = bare.normalize('NFC').replace(/[\p{C}<>:"|?*]/gu, '').replace(/\s+/g, ' ').replace(/^[.\s]+|[.\s]+$/g, '')
  return `${[...plain].slice(0, LONGEST).join('') || 'file'}${ENDINGS[type]}`
}
