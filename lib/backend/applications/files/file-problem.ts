import { ContractError } from '@/lib/contract/errors'
import type { AcceptedFiles } from '@/lib/contract/fields/file-values'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'

/** Why a file is not taken; each has its sentence among the messages, under `FileErrors`. */
export type FileProblem =
  | 'empty'
  | 'tooLarge'
  | 'type'
  | 'archive'
  | 'broken'
  | 'twofold'
  | 'encrypted'
  | 'scripts'
  | 'attachments'
  | 'tooComplex'
  | 'virus'
  | 'unchecked'

/** The error of the contract about a file, in the visitor's language. */
export function fileError(problem: FileProblem, { accepts, maxMegabytes }: { accepts: AcceptedFiles; maxMegabytes: number }, locale: Locale): ContractError {
  const message = getTranslations({ locale, namespace: 'FileErrors' })(problem, { accepts, most: maxMegabytes })
  return new ContractError('invalid', message, { file: message })
}
