import { ContractError } from '@/lib/contract/errors'
import { CopyRoundBodySchema } from '@/lib/contract/review/reviews'
import { DEFAULT_LOCALE, otherLocales, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import type { Caller } from '../../content/reading/sources'
import { relationId } from '../../database/relation-id'
import { inLockedTransaction } from '../../database/transaction'
import { parseBody } from '../../submissions/body'
import type { ReviewRound } from '../../payload-types'
import { findOpenRound, findRound } from './rounds'

/** Makes a round for another event like one of before, with its jurors, without its times. */
export async function copyRound({ payload, user }: Caller, id: string, fields: Record<string, unknown>, locale: Locale): Promise<{ id: string }> {
  const { event } = parseBody(CopyRoundBodySchema, fields, locale)
  return inLockedTransaction(payload, locale, event, async (req) => {
    Object.assign(req, { user })
    const t = getTranslations({ locale, namespace: 'ApiErrors' })
    const known = await payload.findByID({ collection: 'events', id: event, depth: 0, disableErrors: true, select: {}, req })
    if (!known) throw new ContractError('invalid', t('unknownEvent'), { event: t('unknownEvent') })
    if (await findOpenRound(req, event)) throw new ContractError('conflict', t('roundExists'), { event: t('roundExists') })
    const { title, criteria, readings, places, isBlind, shownFields, trackQuestion, jurors } = await findRound(payload, id, DEFAULT_LOCALE, req)
    const copied = { readings, places, isBlind, shownFields, trackQuestion, jurors: (jurors ?? []).map(relationId) }
    const data = { ...copied, event, phase: 'draft' as const, title, criteria: withoutIds(criteria) }
    const copy = await payload.create({ collection: 'review-rounds', data, locale: DEFAULT_LOCALE, depth: 0, req })
    for (const other of otherLocales(DEFAULT_LOCALE)) {
      const translated = await payload.findByID({ collection: 'review-rounds', id, locale: other, fallbackLocale: false, depth: 0, req })
      if (!translated.title) continue
      const texts = (copy.criteria ?? []).map((criterion, index) => ({ ...criterion, label: translated.criteria?.[index]?.label || criterion.label, anchors: translated.criteria?.[index]?.anchors ?? [] }))
      await payload.update({ collection: 'review-rounds', id: copy.id, data: { title: translated.title, criteria: texts }, locale: other, depth: 0, req })
    }
    return { id: copy.id }
  })
}

function withoutIds(criteria: ReviewRound['criteria']) {
  return (criteria ?? []).map(({ label, key, weight, anchors }) => ({ label, key, weight, anchors }))
}
