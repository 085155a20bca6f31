import type { PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import { getTranslations } from '@/lib/i18n/translations'
import { fullTitleOf } from '@/lib/site/events/full-title'
import { draftPath } from '@/lib/site/forms/draft-path'
import { formatDay } from '@/lib/site/text/dates'
import { toEmailEvent } from '../../email/email-frame'
import { queueEmail } from '../../email/email-job'
import { emailTexts } from '../../email/email-texts'
import { readOrganisation } from '../../email/organisation'
import { toToken } from '../../email/signed-links'
import { siteLink } from '../../email/site-link'
import type { ApplicationDraft } from '../../payload-types'
import { lastDayOf } from './last-day'

/** Queues the email with the link to a draft. It names nothing that was typed: the address may be a stranger's. */
export async function queueDraftEmail(req: PayloadRequest, draft: ApplicationDraft, event: Event): Promise<void> {
  const { id, locale, email, savedAt } = draft
  const sender = await readOrganisation(req.payload, locale, req)
  const t = getTranslations({ locale, namespace: 'Emails' })
  const lastDay = formatDay(lastDayOf(savedAt), { locale, timeZone: event.timezone })
  await queueEmail(req, {
    key: `draft-${id}`,
    kind: 'applicationDraft',
    to: email,
    sender,
    replyTo: sender.email,
    ...emailTexts('applicationDraft', locale, { event: fullTitleOf(event), lastDay }),
    event: toEmailEvent(event),
    action: { label: t('openDraft'), href: siteLink(draftPath(event.identifier, toToken('draft', draft)), locale) },
    closing: [t('whyDraft')],
  })
}
