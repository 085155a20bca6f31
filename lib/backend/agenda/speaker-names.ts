import type { Payload } from 'payload'
import { DEFAULT_LOCALE, otherLocales } from '@/lib/i18n/locales'

/** @returns a function from the key of a speaker to a name */
export async function speakerNames(payload: Payload, speakers: readonly string[]): Promise<(speaker: string) => string> {
  const { docs } = await payload.find({
    collection: 'speakers',
    where: { id: { in: [...speakers] } },
    select: { fullName: true },
    draft: true,
    depth: 0,
    pagination: false,
    locale: DEFAULT_LOCALE,
    fallbackLocale: otherLocales(DEFAULT_LOCALE),
  })
  const names = new Map(docs.map(({ id, fullName }) => [id, fullName]))
  return (speaker) => names.get(speaker) || 'A speaker'
}
