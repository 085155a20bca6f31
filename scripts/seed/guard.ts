import { INBOX } from '@/lib/backend/access/desk'
import type { cms } from '@/lib/backend/cms/cms'
import articles from '@/lib/backend/demo/content/articles.json'
import events from '@/lib/backend/demo/content/events.json'
import guests from '@/lib/backend/demo/content/guests.json'
import participants from '@/lib/backend/demo/content/participants.json'
import sessions from '@/lib/backend/demo/content/sessions.json'
import speakers from '@/lib/backend/demo/content/speakers.json'
import teamMembers from '@/lib/backend/demo/content/team-members.json'

type Cms = Awaited<ReturnType<typeof cms>>

const NAMED = { events, speakers, participants, 'team-members': teamMembers, articles } as const
const DEMO_GUESTS = guests.map(({ email }) => email)

/**
 * Looks for documents that are no demo content, such as those of a real site.
 *
 * @returns the findings in words; empty for a database that may be filled with made-up content
 */
export async function foreignContent(payload: Cms): Promise<string[]> {
  const found: string[] = []
  for (const [collection, demo] of Object.entries(NAMED)) {
    const { totalDocs } = await payload.count({
      collection: collection as keyof typeof NAMED,
      where: { identifier: { not_in: demo.map(({ identifier }) => identifier) } },
    })
    if (totalDocs > 0) found.push(`${totalDocs} ${collection} that are not of the demo content`)
  }
  const agenda = await payload.count({ collection: 'sessions' })
  if (agenda.totalDocs > sessions.length) found.push(`${agenda.totalDocs} sessions, more than the demo content has`)
  for (const collection of INBOX) {
    const { totalDocs } = await payload.count({ collection, where: { email: { not_in: DEMO_GUESTS } } })
    if (totalDocs > 0) found.push(`${totalDocs} ${collection} from visitors`)
  }
  return found
}
