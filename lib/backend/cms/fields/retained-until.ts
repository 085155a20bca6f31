import type { PayloadRequest, TextField } from 'payload'
import { isDesk } from '@/lib/backend/access/rules'
import type { InboxSlug } from '@/lib/backend/access/desk'
import { deletionDue, eventTimesReader, type EventTimesReader, type PersonalRow } from '@/lib/backend/content/deletion-due'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { formatDay } from '@/lib/site/text/dates'

/** The reason to keep a row without a known last day. */
const RETAINED_BY: Record<InboxSlug, string> = {
  registrations: 'As long as the event',
  accelerators: 'As a participant',
  subscriptions: 'As long as subscribed',
  messages: 'Until the retention period ends',
}

/** The last day of a row of personal data, worked out anew whenever the desk reads it. */
export function retainedUntilField(collection: InboxSlug): TextField {
  return {
    name: 'retainedUntil',
    label: 'Kept until',
    type: 'text',
    virtual: true,
    admin: {
      position: 'sidebar',
      readOnly: true,
      disableListFilter: true,
      disableBulkEdit: true,
      description: 'Deleted by itself after this day, as the privacy page promises.',
    },
    hooks: {
      afterRead: [
        async ({ req, siblingData }) => {
          if (!isDesk(req)) return undefined
          const due = await deletionDue(collection, siblingData as PersonalRow, readerOf(req))
          return due ? formatDay(due.toISOString(), { locale: DEFAULT_LOCALE, timeZone: SITE_TIME_ZONE }) : RETAINED_BY[collection]
        },
      ],
    },
  }
}

function readerOf({ context, payload }: PayloadRequest): EventTimesReader {
  return (context.eventTimesReader ??= eventTimesReader(payload)) as EventTimesReader
}
