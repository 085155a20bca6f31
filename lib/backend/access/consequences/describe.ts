import type { Consequence } from './consequence'
import { counted } from '@/lib/i18n/counted'
import { peopleOf } from './people-of'

/** What a change does besides, as staff read it before they confirm it. */
export interface ConsequencesText {
  heading: string
  sentences: string[]
  emails: { to: string; subject: string }[]
  /** What the button says that does it all the same. */
  button: string
  /** Where it is not pressed. */
  refusal: string
}

/** What staff do: the verb of a heading and of a button. */
export type Deed = keyof typeof VERBS

const VERBS = {
  save: ['Saving', 'Save', 'Nothing was saved.'],
  delete: ['Deleting', 'Delete', 'Nothing was deleted.'],
  send: ['This', 'Send', 'Nothing was sent.'],
  schedule: ['This, at the time chosen,', 'Schedule it', 'Nothing was scheduled.'],
} as const

/** What two buttons say otherwise. */
const BUTTONS: Partial<Record<Deed, (sent: string) => string>> = { send: (sent) => `Send ${sent}`, schedule: () => 'Schedule it' }

/** @returns null where nothing happens besides */
export function describeConsequences(consequences: readonly Consequence[], deed: Deed): ConsequencesText | null {
  if (consequences.length === 0) return null
  const [doing, verb, refusal] = VERBS[deed]
  const emails = of(consequences, 'email').map(({ to, subject }) => ({ to, subject }))
  const total = emails.length + [...of(consequences, 'announcement'), ...of(consequences, 'offers'), ...of(consequences, 'message')].reduce((sum, { people }) => sum + people, 0)
  const sent = counted(total, 'email')
  return {
    heading: total > 0 ? `${doing} sends ${sent}` : `${doing} has more consequences`,
    sentences: [...new Set([...messageSentences(consequences), ...consequences.flatMap(sentenceOf), ...programmeSentence(consequences), ...lossSentences(consequences)])],
    emails,
    refusal,
    button: BUTTONS[deed]?.(sent) ?? (total > 0 ? `${verb} and send ${sent}` : `${verb} all the same`),
  }
}

const STATUS_WORDS = { scheduled: 'of its new time, place or other facts', postponed: 'that it is postponed', cancelled: 'that it is cancelled' } as const

function sentenceOf(consequence: Consequence): string[] {
  switch (consequence.kind) {
    case 'announcement': {
      const { event, status, people, applicants } = consequence
      return [`“${event}”: ${peopleOf(people, applicants)} ${people === 1 ? 'is' : 'are'} told by email ${STATUS_WORDS[status]}.`]
    }
    case 'offers':
      return [`“${consequence.event}”: ${counted(consequence.people, 'more person', 'more people')} on the waiting list ${consequence.people === 1 ? 'is' : 'are'} emailed about a seat.`]
    case 'shortenedOffers':
      return [`“${consequence.event}”: ${counted(consequence.people, 'offer')} of a seat ${consequence.people === 1 ? 'ends' : 'end'} earlier, when the event begins.`]
    case 'agenda': {
      const [isOne, entries] = [isOneEntry(consequence), `“${consequence.event}”: ${agendaOf(consequence)}`]
      if (consequence.isMoved) return [`${entries} ${isOne ? 'moves' : 'move'} along, at the same hours.`]
      return [`${entries} ${isOne ? 'stays' : 'stay'} at the present dates. To move the agenda along, publish the event from its form.`]
    }
    case 'publishedAgenda':
      return [`“${consequence.event}”: ${agendaOf(consequence)} of its agenda, until now ${isOneEntry(consequence) ? 'a draft, is' : 'drafts, are'} published with it.`]
    default:
      return []
  }
}

function isOneEntry({ days, sessions }: { days: number; sessions: number }): boolean {
  return days + sessions === 1
}

function agendaOf({ days, sessions }: { days: number; sessions: number }): string {
  return [...(days > 0 ? [counted(days, 'day')] : []), ...(sessions > 0 ? [counted(sessions, 'session')] : [])].join(' and ')
}

function messageSentences(consequences: readonly Consequence[]): string[] {
  return of(consequences, 'message').map(({ to, language, text, people }) => `${people} ${to}, in ${language}: ${text}.`)
}

function programmeSentence(consequences: readonly Consequence[]): string[] {
  const count = new Set(of(consequences, 'programme').map(({ document }) => document)).size
  return count > 0 ? [`${counted(count, 'entry', 'entries')} of the programme ${count === 1 ? 'gets' : 'get'} another time, day or event.`] : []
}

function lossSentences(consequences: readonly Consequence[]): string[] {
  const losses = of(consequences, 'loss')
  const fields = [...new Set(losses.map(({ field }) => field))]
  return fields.map((field) => {
    const ofField = losses.filter((loss) => loss.field === field)
    const count = ofField.reduce((sum, loss) => sum + loss.count, 0)
    return `${field}: ${counted(count, 'entry', 'entries')} ${count === 1 ? 'is' : 'are'} taken away from ${counted(ofField.length, 'document')}.`
  })
}

function of<Kind extends Consequence['kind']>(consequences: readonly Consequence[], kind: Kind): Extract<Consequence, { kind: Kind }>[] {
  return consequences.filter((one): one is Extract<Consequence, { kind: Kind }> => one.kind === kind)
}
