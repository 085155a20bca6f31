import type { CollectionConfig, Field } from 'payload'
import { inboxAccess, isDesk, nobody } from '@/lib/backend/access/rules'
import { guardRound } from '@/lib/backend/review/rounds/guard-round'
import { PHASE_WORDS } from '@/lib/backend/review/rounds/phase-words'
import { ExtraReadingsSchema } from '@/lib/backend/review/rounds/extra-readings'
import { clearRound } from '@/lib/backend/review/rounds/clear-round'
import { SHOWN_FIELDS } from '@/lib/contract/review/reviews'
import { HIGHEST_SCORE } from '@/lib/contract/review/score-range'
import { AS_BADGE, BY_NAME, FORM_GUARDS, HIDDEN, toOptions, YES_OR_NO } from '../fields/options'
import { momentField } from '../fields/moment'
import { READ_ONLY } from '../fields/read-only'
import { trimmed } from '../fields/trimmed'
import { isWholeNumber } from '../fields/validation'
import { eventField } from './content'
import { hiddenField } from './inbox'

const SHOWN_WORDS = { country: 'Country', organization: 'Organisation' } satisfies Record<(typeof SHOWN_FIELDS)[number], string>

const USUAL_READINGS = 3
const MOST_READINGS = 20

const KEY = /^[a-z][a-zA-Z0-9]{0,39}$/

/** How the applications to a programme are read and decided. */
export const ReviewRounds: CollectionConfig = {
  slug: 'review-rounds',
  // Copied by a call of the contract, which leaves out what belongs to one year.
  disableDuplicate: true,
  labels: { singular: 'Review round', plural: 'Review rounds' },
  access: { ...inboxAccess, create: ({ req }) => isDesk(req), readVersions: nobody },
  defaultSort: '-createdAt',
  admin: {
    group: 'Inbox',
    useAsTitle: 'title',
    defaultColumns: ['title', 'event', 'phase', 'opensAt', 'closesAt'],
    description: 'A jury reads the applications to an event by criteria, the desk decides, and applicants are told all at once.',
    components: { edit: { beforeDocumentControls: FORM_GUARDS } },
  },
  hooks: { beforeChange: [guardRound], beforeDelete: [clearRound] },
  fields: [
    { name: 'roundLink', type: 'ui', admin: { disableListColumn: true, components: { Field: '@/lib/backend/admin/review/round-link#RoundLink' } } },
    eventField({ required: true, description: 'The event to which one applies.' }),
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120, ...trimmed },
    criteriaField(),
    {
      type: 'row',
      fields: [
        momentField('opensAt', 'Reading begins', { zoneOf: 'event', admin: { description: 'Not before applications close.' } }),
        momentField('closesAt', 'Reading ends', { zoneOf: 'event', notBefore: { field: 'opensAt', label: 'Reading begins' } }),
      ],
    },
    momentField('confirmBy', 'Places are confirmed by', { zoneOf: 'event', admin: { description: 'Who is accepted says by then whether they come. Empty: they are not asked.' } }),
    {
      type: 'row',
      fields: [
        { name: 'readings', label: 'Readings of each application', type: 'number', required: true, defaultValue: USUAL_READINGS, min: 1, max: MOST_READINGS, validate: isWholeNumber },
        { name: 'places', label: 'Places', type: 'number', min: 0, validate: isWholeNumber, admin: { description: 'Where the ranking draws its line.' } },
      ],
    },
    {
      name: 'isBlind',
      label: 'Without names',
      type: 'checkbox',
      defaultValue: true,
      admin: { ...YES_OR_NO, disableBulkEdit: true, description: 'Jurors see the project, its stage, the motivation, answers that do not tell who the applicant is, and files without their names.' },
    },
    {
      name: 'shownFields',
      label: 'Shown all the same',
      type: 'select',
      hasMany: true,
      options: toOptions(SHOWN_WORDS),
      admin: { description: 'What jurors see besides.' },
    },
    {
      name: 'trackQuestion',
      label: 'Question of the tracks',
      type: 'text',
      maxLength: 40,
      ...trimmed,
      admin: { description: 'The key of a question with choices, whose answers are the tracks. At least half of each track’s applications then have a reader from another. Empty: no tracks.' },
    },
    { name: 'jurors', type: 'relationship', relationTo: 'users', hasMany: true, custom: { isLoose: true }, admin: { ...BY_NAME, description: 'Invite them on the page of the round.' } },
    {
      name: 'phase',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      index: true,
      options: toOptions(PHASE_WORDS),
      admin: { ...AS_BADGE, position: 'sidebar', disableBulkEdit: true },
    },
    // By an administrator, for everybody who reads in it.
    { name: 'unblindedAt', type: 'date', access: READ_ONLY, admin: HIDDEN },
    hiddenField('extraReadings', ExtraReadingsSchema),
  ],
}

function criteriaField(): Field {
  return {
    name: 'criteria',
    labels: { singular: 'Criterion', plural: 'Criteria' },
    type: 'array',
    validate: haveOwnKeys,
    fields: [
      { name: 'label', label: 'Criterion', type: 'text', localized: true, required: true, maxLength: 200 },
      {
        type: 'row',
        fields: [
          { name: 'key', type: 'text', required: true, validate: (value: unknown) => KEY.test(String(value)) || 'Use one short word in Latin letters, such as idea.' },
          { name: 'weight', type: 'number', required: true, defaultValue: 1, validate: (value: unknown) => (typeof value === 'number' && value > 0 && value <= 100) || 'Enter a number above 0, at most 100.' },
        ],
      },
      {
        name: 'anchors',
        label: 'What each score looks like',
        type: 'text',
        hasMany: true,
        localized: true,
        validate: (value: unknown) => isEmpty(value) || (Array.isArray(value) && value.length === HIGHEST_SCORE) || 'Write five texts, for the scores from 1 to 5, or none.',
        admin: { description: 'Five texts, from 1 to 5.' },
      },
    ],
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

/** Scores are told apart by key. */
function haveOwnKeys(value: unknown): true | string {
  const keys = (Array.isArray(value) ? (value as { key?: string }[]) : []).map(({ key }) => key)
  const repeated = keys.find((key, index) => keys.indexOf(key) < index)
  return repeated === undefined || `Two criteria have the key “${repeated}”. Give each its own.`
}
