import { pageLocale } from '@/lib/i18n/page-locale'
import type { FirstForm, FormSetup } from './form'
import { getFormTexts } from './form-texts'

/**
 * What every form is given.
 *
 * @param first what it holds when it is shown again
 */
export async function getFormSetup(first?: FirstForm): Promise<FormSetup> {
  const [locale, texts] = await Promise.all([pageLocale(), getFormTexts()])
  return { locale, texts, first }
}
