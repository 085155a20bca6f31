import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isEditor } from '../access/rules'
import { DEFAULT_LOCALE, otherLocales, type Locale } from '@/lib/i18n/locales'
import { findMissingTranslations, type UntranslatedPart } from './missing-translations'
import { StaffView } from './staff-view'
import styles from './admin.module.css'

const SHOWN = 100

/** The missing translations of each language but the default one. */
export async function MissingTranslationsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  // The CMS shows custom views to everybody; /admin asks those without a session to sign in.
  if (!isEditor(req)) redirect('/admin')
  const languages = await Promise.all(
    otherLocales(DEFAULT_LOCALE).map(async (language) => ({ language, parts: await findMissingTranslations(req.payload, language) })),
  )
  return (
    <StaffView view={view} className={styles.view}>
      <h1>Missing translations</h1>
      <p className={styles.muted}>
        Documents that visitors see in English because a translation is missing. Each link opens the document in the missing language: fill in the
        fields listed and publish.
      </p>
      {languages.map(({ language, parts }) => (
        <section key={language}>
          <h2>{`Missing in ${nameOf(language)}`}</h2>
          {parts.length === 0 ? <p>Nothing is missing: everything is available in both languages.</p> : parts.map((part) => <Part key={part.label} {...part} />)}
        </section>
      ))}
    </StaffView>
  )
}

function Part({ label, documents }: UntranslatedPart) {
  return (
    <section>
      <h3>{`${label} (${documents.length})`}</h3>
      <table className={styles.table}>
        <tbody>
          {documents.slice(0, SHOWN).map(({ title, href, fields }) => (
            <tr key={href}>
              <th scope="row">
                <a href={href}>{title}</a>
              </th>
              <td>{fields.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {documents.length > SHOWN && <p className={styles.muted}>{`… and ${documents.length - SHOWN} more.`}</p>}
    </section>
  )
}

function nameOf(language: Locale): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
}
