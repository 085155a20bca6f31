import path from 'node:path'
import { getTranslations } from 'next-intl/server'
import { ApiError } from '@/lib/api/api-error'
import { findCurrentSubject } from '@/lib/content/current-subject'
import { keepDraftsPrivate } from '@/lib/content/preview'
import { getShareFacts, getShareImage } from '@/lib/content/metadata/share-images'
import { toCard } from '@/lib/drawing/card'
import { drawCard } from '@/lib/drawing/draw-card'
import { drawnOnce } from '@/lib/drawing/cached-images'
import { loadPhoto } from '@/lib/drawing/photos'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { OUTAGE_RETRY_AFTER } from '@/lib/site/constants'
import { decodeSegment } from '@/lib/site/routes'
import type { ShareFacts } from '@/lib/site/sharing/share-facts'
import type { ShareFormat } from '@/lib/site/sharing/share-formats'
import { parseSharePath, shareHash, shareImage, type ShareAddress, type ShareImage, type ShareSubject } from '@/lib/site/sharing/share-image'

const FOR_GOOD = 'public, max-age=31536000, immutable'
const FOR_NOW = 'public, max-age=60'

/** Answers a share image; an older address, or one with a former name, redirects to the current one. */
export async function GET(_request: Request, { params }: RouteContext<'/share/[...path]'>): Promise<Response> {
  return keepDraftsPrivate(await answer((await params).path.map(decodeSegment)))
}

async function answer(segments: string[]): Promise<Response> {
  const address = parseSharePath(segments)
  if (!address) return refusal(404)
  const { subject, locale, format, hash } = address
  try {
    const facts = await getShareFacts(locale, subject)
    if (!facts) return await redirectToCurrent(address)
    if (hash !== shareHash(facts, locale)) return redirected(shareImage(subject, facts, locale, format))
    const name = [locale, subject.kind, subject.key, subject.event ?? '', format].map((part) => encodeURIComponent(part).replaceAll('.', '%2E')).join('~')
    const image = await drawnOnce(path.join(env().DATA_DIR, 'share-images'), { name, hash }, () => draw(subject, facts, locale, format))
    return new Response(new Uint8Array(image.file), {
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': image.isWhole ? FOR_GOOD : FOR_NOW,
        'X-Content-Type-Options': 'nosniff',
      },
    })
  } catch (error) {
    if (error instanceof ApiError && error.isOutage) return refusal(503)
    throw error
  }
}

async function redirectToCurrent({ subject, locale, format }: ShareAddress): Promise<Response> {
  const current = await findCurrentSubject(locale, subject)
  const image = current && (await getShareImage(locale, current, format))
  return image ? redirected(image) : refusal(404)
}

function redirected({ url }: ShareImage): Response {
  return new Response(null, { status: 307, headers: { Location: url, 'Cache-Control': FOR_NOW } })
}

async function draw(subject: ShareSubject, facts: ShareFacts, locale: Locale, format: ShareFormat) {
  const [t, p, photos] = await Promise.all([
    getTranslations({ locale, namespace: 'ShareCard' }),
    getTranslations({ locale, namespace: 'SharePage' }),
    Promise.all(facts.photos.map(({ url }) => (url ? loadPhoto(url) : Promise.resolve(null)))),
  ])
  const words = {
    speaking: t('speaking'),
    spoke: t('spoke'),
    participant: t('participant'),
    team: t('team'),
    article: t('article'),
    letter: t('letter'),
    cancelled: t('cancelled'),
    postponed: t('postponed'),
    page: facts.page ? p(facts.page) : '',
  }
  const file = await drawCard(toCard(subject.kind, facts, words, locale), photos, format)
  return { file, isWhole: facts.photos.every(({ url }, index) => !url || photos[index]) }
}

function refusal(status: 404 | 503): Response {
  const text = status === 404 ? 'There is no such image.' : 'The image cannot be drawn at the moment.'
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  return new Response(`${text}\n`, { status, headers: status === 503 ? { ...headers, 'Retry-After': String(OUTAGE_RETRY_AFTER) } : headers })
}
