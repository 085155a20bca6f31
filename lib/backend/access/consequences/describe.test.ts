import type { Consequence } from './consequence'
import { describeConsequences, type Deed } from './describe'

const announcement = { kind: 'announcement', event: 'Summit', status: 'cancelled', people: 4, applicants: 1 } as const
const email = (to: string): Consequence => ({ kind: 'email', to, subject: 'A seat' })

test.each<[string, Consequence[], Deed, [string, string[], string] | null]>([
  ['nothing', [], 'save', null],
  ['an announcement and an email', [announcement, email('a@b.example')], 'save', ['Saving sends 5 emails', ['“Summit”: 3 guests and 1 applicant are told by email that it is cancelled.'], 'Save and send 5 emails']],
  ['seats that are offered after a deletion', [email('a@b.example'), { kind: 'offers', event: 'Summit', people: 1 }], 'delete', ['Deleting sends 2 emails', ['“Summit”: 1 more person on the waiting list is emailed about a seat.'], 'Delete and send 2 emails']],
  ['an email that is sent again', [email('a@b.example')], 'send', ['This sends 1 email', [], 'Send 1 email']],
  [
    'a message by who gets it',
    [{ kind: 'message', to: 'registered', language: 'Georgian', text: 'your message', people: 2 }],
    'send',
    ['This sends 2 emails', ['2 registered, in Georgian: your message.'], 'Send 2 emails'],
  ],
  [
    'what no email says',
    [
      { kind: 'agenda', event: 'Summit', days: 1, sessions: 2, isMoved: false },
      { kind: 'shortenedOffers', event: 'Summit', people: 1 },
      { kind: 'programme', document: '1' },
      { kind: 'programme', document: '1' },
      { kind: 'loss', field: 'Events', document: '1', count: 2 },
      { kind: 'loss', field: 'Events', document: '2', count: 1 },
    ],
    'save',
    [
      'Saving has more consequences',
      [
        '“Summit”: 1 day and 2 sessions stay at the present dates. To move the agenda along, publish the event from its form.',
        '“Summit”: 1 offer of a seat ends earlier, when the event begins.',
        '1 entry of the programme gets another time, day or event.',
        'Events: 3 entries are taken away from 2 documents.',
      ],
      'Save all the same',
    ],
  ],
  ['a schedule', [{ kind: 'agenda', event: 'Summit', days: 0, sessions: 1, isMoved: true }], 'schedule', ['This, at the time chosen, has more consequences', ['“Summit”: 1 session moves along, at the same hours.'], 'Schedule it']],
])('%s', (_, consequences, deed, expected) => {
  const text = describeConsequences(consequences, deed)
  expect(text && [text.heading, text.sentences, text.button]).toEqual(expected)
})
