import type { Payload, ServerProps, Where } from 'payload'
import { z } from 'zod'
import { isEditor } from '../../access/rules'
import { documentName } from '../../content/document-name'
import { DEFAULT_LOCALE, otherLocales } from '@/lib/i18n/locales'
import styles from '../staff.module.css'
import { StaffTable } from '../staff-table'
import { formatSiteTime } from '../times/site-time'

export const SCHEDULED_CHANGES = 'scheduled-changes'

const SHOWN = 20

const ScheduleSchema = z.object({
  type: z.enum(['publish', 'unpublish']).nullish(),
  doc: z.object({ relationTo: z.string(), value: z.string() }).nullish(),
  global: z.string().nullish(),
})

/** Read anew each time, since what is due is none any more. */
const isAhead = (): Where => ({ and: [{ taskSlug: { equals: 'schedulePublish' } }, { waitUntil: { greater_than: new Date().toISOString() } }] })

export async function countScheduledChanges(payload: Payload): Promise<number> {
  return (await payload.count({ collection: 'payload-jobs', where: isAhead() })).totalDocs
}

/** What the clock will publish or unpublish, the next first; nothing without any. */
export async function ScheduledChanges({ payload, user }: ServerProps) {
  if (!isEditor({ user: user ?? null })) return null
  const { docs, totalDocs } = await payload.find({ collection: 'payload-jobs', where: isAhead(), sort: 'waitUntil', limit: SHOWN, depth: 0 })
  if (docs.length === 0) return null
  const changes = await Promise.all(
    docs.map(async ({ id, input, waitUntil }) => {
      const schedule = ScheduleSchema.safeParse(input).data ?? {}
      return { id, at: waitUntil ?? '', act: schedule.type === 'unpublish' ? 'Unpublish' : 'Publish', ...(await targetOf(payload, schedule)) }
    }),
  )
  return (
    <section className={styles.section} aria-labelledby={SCHEDULED_CHANGES}>
      <h2 id={SCHEDULED_CHANGES}>{`Scheduled changes (${totalDocs})`}</h2>
      <StaffTable
        headings={['What', 'Change', 'When']}
        rows={changes.map(({ id, at, act, href, name }) => ({ key: id, href, cells: [name, act, formatSiteTime(at)] }))}
      />
      {totalDocs > SHOWN && <p className={styles.muted}>{`… and ${totalDocs - SHOWN} more.`}</p>}
    </section>
  )
}

async function targetOf(payload: Payload, { doc, global }: z.infer<typeof ScheduleSchema>): Promise<{ href: string; name: string }> {
  const { config } = payload
  const collection = config.collections.find(({ slug }) => slug === doc?.relationTo)
  if (!collection || !doc) return { href: `/admin/globals/${global}`, name: String(config.globals.find(({ slug }) => slug === global)?.label ?? global) }
  const language = { locale: DEFAULT_LOCALE, fallbackLocale: otherLocales(DEFAULT_LOCALE) }
  const document = await payload.findByID({ collection: collection.slug, id: doc.value, draft: true, depth: 0, disableErrors: true, ...language })
  const name = document ? documentName(document, collection.admin.useAsTitle) : doc.value
  return { href: `/admin/collections/${collection.slug}/${doc.value}`, name: `${String(collection.labels.singular)}: ${name}` }
}
