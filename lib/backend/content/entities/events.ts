import type { Event, SignUp } from '@/lib/contract/events'
import { applicationStatus, registrationStatus } from '@/lib/site/events/registration-status'
import { programmeOf, type ProgrammeEvent } from '@/lib/site/events/programme'
import { toStored, type StoredDocument } from '../reading/reading'
import { seatsForNewcomers } from '../seats'
import type { Caller, ListDifferences } from '../reading/sources'

const TIMING = ['status', 'startsAt', 'endsAt']
const APPLICATION = ['isApplyActive', 'applyOpensAt', 'applyClosesAt', ...TIMING]

export const events = {
  order: ['-isCurrent', '-startsAt'],
  computed: {
    lineupsCount: { needs: [], read: (document) => document.lineupsCount ?? 0 },
    isFull: { needs: ['capacity'], read: (document) => document.isFull === true },
    registration: {
      needs: ['capacity', 'isRegistrationActive', 'registrationOpensAt', 'registrationClosesAt', ...TIMING],
      read: toRegistration,
    },
    application: { needs: ['kind', ...APPLICATION], read: toApplication },
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
  for (const document of documents) {
    if (typeof document.capacity !== 'number') continue
    document.isFull = (await seatsForNewcomers(payload, String(document.id), document.capacity, req)) < 1
  }
}

function toRegistration(document: StoredDocument): SignUp {
  const times = { opensAt: instant(document.registrationOpensAt), closesAt: instant(document.registrationClosesAt) }
  const event = {
    ...toTiming(document),
    isRegistrationActive: document.isRegistrationActive === true,
    isFull: document.isFull === true,
    registration: times,
  }
  return { status: registrationStatus(event, Date.now()), ...times }
}

/** Where one applies for another event, its times are what counts. */
async function addProgrammes(documents: StoredDocument[], { payload, user, req, draft }: Caller) {
  const applicable = documents.filter(({ kind, isApplyActive }) => kind !== 'accelerator' && isApplyActive === true)
  if (applicable.length === 0) return
  const { docs } = await payload.find({
    collection: 'events',
    where: { kind: { equals: 'accelerator' } },
    select: Object.fromEntries(['kind', ...APPLICATION].map((name) => [name, true])),
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
    req,
    draft,
  })
  const accelerators = docs.map((stored) => toProgrammeEvent(toStored(stored)))
  for (const document of applicable) document.application = programmeOf(toProgrammeEvent(document), accelerators).application
}

function toProgrammeEvent(document: StoredDocument): ProgrammeEvent {
  const application = { opensAt: instant(document.applyOpensAt), closesAt: instant(document.applyClosesAt) }
  const kind = document.kind as Event['kind']
  return { ...toTiming(document), _id: String(document.id), kind, isApplyActive: document.isApplyActive === true, application }
}

function toApplication(document: StoredDocument): SignUp {
  const event = toProgrammeEvent(document)
  const { opensAt, closesAt } = (document.application as ProgrammeEvent['application']) ?? event.application ?? {}
  const times = { opensAt: opensAt ?? null, closesAt: closesAt ?? null }
  return { status: applicationStatus({ ...event, application: times }, Date.now()), ...times }
}

function toTiming({ status, startsAt, endsAt }: StoredDocument) {
  return { status: (status ?? 'scheduled') as Event['status'], startsAt: instant(startsAt), endsAt: instant(endsAt) }
}

function instant(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
