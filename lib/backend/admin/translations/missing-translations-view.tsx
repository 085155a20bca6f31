import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isEditor } from '../../access/rules'
import { DEFAULT_LOCALE, LOCALES, otherLocales } from '@/lib/i18n/locales'
import { readOldTexts } from '../../translations/read-old-texts'
import { CheckedTexts } from './checked-texts'
import { languageName } from './language-name'
import { findMissingTranslations, type UntranslatedPart } from './missing-translations'
import { StaffTable } from '../staff-table'
import { StaffView } from '../staff-view'
import styles from '../staff.module.css'

const SHOWN = 100

/** The missing translations of each language but the default one, and the texts of every language that may be out of date. */
export async function MissingTranslationsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  // The CMS shows custom views to everybody; /admin asks those without a session to sign in.
  if (!isEditor(req)) redirect('/admin')
  const languages = await Promise.all(
    otherLocales(DEFAULT_LOCALE).map(async (language) => ({ language, parts: await findMissingTranslations(req.payload, language) })),
  )
  const old = await readOldTexts(req.payload)
  return (
    <StaffView view={view}>
      <h1>Missing translations</h1>
      <p className={`${styles.muted} ${styles.intro}`}>
        Documents that visitors see in English because a translation is missing. Each link opens the document in the missing language: fill in the
        fields listed and publish.
      </p>
      {languages.map(({ language, parts }) => (
        <section key={language}>
          <h2>{`Missing in ${languageName(language)}`}</h2>
          {parts.length === 0 ? <p>Nothing is missing: everything is available in both languages.</p> : parts.map((part) => <Part key={part.label} {...part} />)}
        </section>
      ))}
      <h2>May be out of date</h2>
      <p className={`${styles.muted} ${styles.intro}`}>
        Published texts that stayed when another language of them changed, or that name a former date, time or place. Correct them, or mark them as checked
        where they are right as they are.
      </p>
      {old.length === 0 && <p>Nothing to check.</p>}
      {LOCALES.map((language) => ({ language, texts: old.filter(({ locale }) => locale === language) })).map(
        ({ language, texts }) =>
          texts.length > 0 && (
            <section key={language}>
              <h3>{`In ${languageName(language)} (${texts.length})`}</h3>
              <CheckedTexts texts={texts.slice(0, SHOWN)} />
              {texts.length > SHOWN && <p className={styles.muted}>{`… and ${texts.length - SHOWN} more.`}</p>}
            </section>
          ),
      )}
    </StaffView>
  )
}

function Part({ label, documents }: UntranslatedPart) {
  return (
    <section>
      <h3>{`${label} (${documents.length})`}</h3>
      <StaffTable
        headings={['Document', 'Fields']}
        rows={documents.slice(0, SHOWN).map(({ title, href, fields }) => ({ key: href, href, cells: [title, fields.join(', ')] }))}
      />
      {documents.length > SHOWN && <p className={styles.muted}>{`… and ${documents.length - SHOWN} more.`}</p>}
    </section>
  )
}
