import { CommonDataSchema, type About, type Careers, type Contact, type GaliJazz, type Home, type Privacy } from '@/lib/contract/commons'
import { DOCUMENT_ROUTES } from '@/lib/contract/routes'
import { partOf, type Translated } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { cachedRead } from './lists/cached-read'

const HomeAndContactSchema = CommonDataSchema.pick({ untranslated: true, home: true, contact: true })
const AboutSchema = CommonDataSchema.pick({ untranslated: true, about: true })
const GaliJazzSchema = CommonDataSchema.pick({ untranslated: true, galiJazz: true })
const CareersSchema = CommonDataSchema.pick({ untranslated: true, careers: true })
const PrivacySchema = CommonDataSchema.pick({ untranslated: true, privacy: true })

const SECTION = { path: DOCUMENT_ROUTES.commons.path, source: 'commons' } as const

/** The home page with the fallbacks of each of its parts. */
type HomeParts = { [Name in keyof Home]: Translated<NonNullable<Home[Name]>> | null }

export async function getCommonData(locale: Locale): Promise<{ home: HomeParts; contact: Translated<Contact> }> {
  const data = await cachedRead({ ...SECTION, schema: HomeAndContactSchema, locale, query: { select: 'home contact' } })
  const home = partOf(data, 'home')
  return {
    home: {
      hero: partOf(home, 'hero'),
      subscription: partOf(home, 'subscription'),
      howItWorks: partOf(home, 'howItWorks'),
    },
    contact: partOf(data, 'contact'),
  }
}

export async function getAbout(locale: Locale): Promise<Translated<About>> {
  const data = await cachedRead({ ...SECTION, schema: AboutSchema, locale, query: { select: 'about' } })
  return partOf(data, 'about')
}

export async function getGaliJazz(locale: Locale): Promise<Translated<GaliJazz>> {
  const data = await cachedRead({ ...SECTION, schema: GaliJazzSchema, locale, query: { select: 'galiJazz' } })
  return partOf(data, 'galiJazz')
}

export async function getCareers(locale: Locale): Promise<Translated<Careers>> {
  const data = await cachedRead({ ...SECTION, schema: CareersSchema, locale, query: { select: 'careers' } })
  return partOf(data, 'careers')
}

export async function getPrivacy(locale: Locale): Promise<Translated<Privacy>> {
  const data = await cachedRead({ ...SECTION, schema: PrivacySchema, locale, query: { select: 'privacy' } })
  return partOf(data, 'privacy')
}
