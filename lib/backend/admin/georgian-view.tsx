import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isEditor } from '../access/rules'
import { findMissingGeorgian, type UntranslatedPart } from './missing-georgian'
import styles from './admin.module.css'

const SHOWN = 100

export async function GeorgianView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  // The CMS shows custom views to everybody; /admin asks those without a session to sign in.
  if (!isEditor(req)) redirect('/admin')
  const parts = await findMissingGeorgian(req.payload)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter className={styles.view}>
        <h1>Missing in Georgian</h1>
        <p className={styles.muted}>
          Documents that visitors who read Georgian see in English. A link opens the document in Georgian: fill in the fields named beside it and publish.
        </p>
        {parts.length === 0 ? <p>Nothing: everything is there in both languages.</p> : parts.map((part) => <Part key={part.label} {...part} />)}
      </Gutter>
    </DefaultTemplate>
  )
}

function Part({ label, documents }: UntranslatedPart) {
  return (
    <section>
      <h2>{`${label} (${documents.length})`}</h2>
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
