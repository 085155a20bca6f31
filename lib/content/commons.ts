import { CommonDataSchema, type CommonData } from '@/lib/contract/commons'
import { DOCUMENT_ROUTES } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { cachedRead } from './cached-read'

const HomeAndContactSchema = CommonDataSchema.pick({ home: true, contact: true })
const AboutSchema = CommonDataSchema.pick({ about: true })
const GaliJazzSchema = CommonDataSchema.pick({ galiJazz: true })

const SECTION = { path: DOCUMENT_ROUTES.commons.path, source: 'commons' }

/** The common data that every page needs: the texts of the home page and how to reach the organisation. */
export function getCommonData(locale: Locale): Promise<Pick<CommonData, 'home' | 'contact'>> {
  return cachedRead({ ...SECTION, schema: HomeAndContactSchema, locale, query: { select: 'home contact' } })
}

/** The story of the organisation. */
export async function getAbout(locale: Locale): Promise<CommonData['about']> {
  const { about } = await cachedRead({ ...SECTION, schema: AboutSchema, locale, query: { select: 'about' } })
  return about
}

/** The texts of the jazz page. */
export async function getGaliJazz(locale: Locale): Promise<CommonData['galiJazz']> {
  const { galiJazz } = await cachedRead({ ...SECTION, schema: GaliJazzSchema, locale, query: { select: 'galiJazz' } })
  return galiJazz
}
