import type { SignUp } from '@/lib/contract/events'
import { applicationStatus, registrationStatus } from '@/lib/site/events/registration-status'
import { isOwnProgramme, programmeOf, type ProgrammeEvent } from '@/lib/site/events/programme'
import { PROGRAMME_FIELDS, readAccelerators, TIMING_FIELDS, toInstant, toProgrammeEvent, toTiming } from '../programme-events'
import type { StoredDocument } from '../reading/reading'
import { seatsForNewcomersOf } from '../seats'
import type { Caller, ListDifferences } from '../reading/sources'

export const events = {
  order: ['-isCurrent', '-startsAt'],
  computed: {
    lineupsCount: { needs: [], read: (document) => document.lineupsCount ?? 0 },
    isFull: { needs: ['capacity'], read: (document) => document.isFull === true },
    registration: {
      needs: ['capacity', 'isRegistrationActive', 'registrationOpensAt', 'registrationClosesAt', ...TIMING_FIELDS],
      read: toRegistration,
    },
    application: { needs: [...PROGRAMME_FIELDS], read: toApplication },
  },
  // The key of an option stays when staff change its words.
  renamed: { 'questions.options.value': 'id' },
  groups: { venue: { presentWith: ['name', 'city'], isNotedAsOne: true } },
  async enrich(documents, fields, caller) {
    if (fields.includes('isFull') || fields.includes('registration')) await addFullness(documents, caller)
    if (fields.includes('application')) await addProgrammes(documents, caller)
    const { payload, user, req, draft } = caller
    if (!fields.includes('lineupsCount') || documents.length === 0) return
    const lineups = await payload.find({
      collection: 'lineups',
      where: { event: { in: documents.map((document) => document.id) } },
      select: { event: true },
      depth: 0,
      pagination: false,
      overrideAccess: false,
      user,
      req,
      draft,
    })
    const counts = new Map<unknown, number>()
    for (const { event } of lineups.docs) counts.set(event, (counts.get(event) ?? 0) + 1)
    for (const document of documents) document.lineupsCount = counts.get(document.id) ?? 0
  },
} satisfies ListDifferences

/** Only whether a newcomer gets a seat is public, not how many registered. */
async function addFullness(documents: StoredDocument[], { payload, req }: Caller) {
  const limited = documents.flatMap(({ id, capacity }) => (typeof capacity === 'number' ? [{ event: String(id), capacity }] : []))
  const seats = await seatsForNewcomersOf(payload, limited, req)
  for (const document of documents) document.isFull = (seats.get(String(document.id)) ?? Infinity) < 1
}

function toRegistration(document: StoredDocument): SignUp {
  const times = { opensAt: toInstant(document.registrationOpensAt), closesAt: toInstant(document.registrationClosesAt) }
  const event = {
    ...toTiming(document),
    isRegistrationActive: document.isRegistrationActive === true,
    isFull: document.isFull === true,
    registration: times,
  }
  return { status: registrationStatus(event, Date.now()), ...times }
}

/** Where visitors apply for another event, the times of that one count. */
async function addProgrammes(documents: StoredDocument[], caller: Caller) {
  const applicable = documents.filter((document) => !isOwnProgramme(toProgrammeEvent(document)))
  if (applicable.length === 0) return
  const accelerators = await readAccelerators(caller)
  for (const document of applicable) document.application = programmeOf(toProgrammeEvent(document), accelerators).application
}

function toApplication(document: StoredDocument): SignUp {
  const event = toProgrammeEvent(document)
  const { opensAt, closesAt } = (document.application as ProgrammeEvent['application']) ?? event.application ?? {}
  const times = { opensAt: opensAt ?? null, closesAt: closesAt ?? null }
  return { status: applicationStatus({ ...event, application: times }, Date.now()), ...times }
}
