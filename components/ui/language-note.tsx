import { getTranslations } from 'next-intl/server'
import styles from './language-note.module.css'

/** Explains a text that is not in the language of the page; `lang` is undefined for one that is. */
export async function LanguageNote({ lang }: { lang?: string }) {
  if (!lang) return null
  const t = await getTranslations('LanguageNote')
  return <p className={styles.note}>{t('onlyInEnglish')}</p>
}
