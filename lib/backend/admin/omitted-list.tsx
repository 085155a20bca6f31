import type { Payload } from 'payload'
import { DEFAULT_LOCALE, otherLocales } from '@/lib/i18n/locales'
import { documentName } from '../content/document-name'
import { findOmitted } from '../content/reading/find-omitted'
import type { OmittedDocument } from '../content/reading/omitted'
import styles from './staff.module.css'

/** Published documents that the site leaves out, with the fields that are wrong. */
export async function OmittedList({ payload }: { payload: Payload }) {
  const documents = await Promise.all((await findOmitted(payload)).map((document) => describe(payload, document)))
  if (documents.length === 0) return null
  return (
    <section className={styles.warning} aria-label="Left out of the site">
      <h3>Left out of the site</h3>
      <p>Visitors do not see these documents, because a field is wrong. Correct it and publish.</p>
      <ul>
        {documents.map(({ href, title, fields }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            {`: ${fields.join(', ')}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

async function describe(payload: Payload, { collection, id, fields }: OmittedDocument) {
  const { admin, labels, flattenedFields } = payload.collections[collection].config
  const document = await payload.findByID({ collection, id, depth: 0, locale: DEFAULT_LOCALE, fallbackLocale: otherLocales(DEFAULT_LOCALE) })
  const labelOf = (name: string) => {
    const field = flattenedFields.find((one) => one.name === name)
    return field && 'label' in field && typeof field.label === 'string' ? field.label : name
  }
  return { href: `/admin/collections/${collection}/${id}`, title: `${String(labels.singular)} “${documentName(document, admin.useAsTitle)}”`, fields: fields.map(labelOf) }
}
