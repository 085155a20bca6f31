import { CommonDataSchema, type CommonData } from '@/lib/contract/commons'
import { ContractError } from '@/lib/contract/errors'
import type { Locale } from '@/lib/i18n/locales'
import { latest } from '@/lib/site/articles/latest'
import { asList, toFigures, toSocialLinks } from './fields'
import { toImage } from './images'
import { Reading, type StoredDocument } from './reading'
import { toHtml } from './rich-text'
import type { Caller } from './sources'

/** The key of the common data, of which there is one. */
const COMMONS_KEY = 'commons'

type SectionName = 'home' | 'contact' | 'about' | 'galiJazz' | 'careers' | 'privacy'

interface Section {
  global: 'home' | 'contact' | 'about' | 'gali-jazz' | 'careers' | 'privacy'
  read: (document: StoredDocument, reading: Reading) => unknown
}

const SECTIONS: Record<SectionName, Section> = {
  home: {
    global: 'home',
    read(document, reading) {
      const hero = group(document.hero)
      const subscription = group(document.subscription)
      const howItWorks = group(document.howItWorks)
      const line = (value: unknown, field: string) => reading.pick(`home.${field}`, value) ?? ''
      const titled = (section: StoredDocument, value: unknown) => (reading.pick(null, section.title) ? value : null)
      return {
        hero: titled(hero, {
          eyebrow: line(hero.eyebrow, 'hero.eyebrow'),
          title: line(hero.title, 'hero.title'),
          subtitle: line(hero.subtitle, 'hero.subtitle'),
          image: toImage(hero.image, reading),
        }),
        subscription: titled(subscription, {
          title: line(subscription.title, 'subscription.title'),
          subtitle: line(subscription.subtitle, 'subscription.subtitle'),
          image: toImage(subscription.image, reading),
        }),
        howItWorks: titled(howItWorks, {
          title: line(howItWorks.title, 'howItWorks.title'),
          intro: line(howItWorks.intro, 'howItWorks.intro'),
          steps: asList(howItWorks.steps).map((step) => ({
              title: line(step.title, 'howItWorks.steps'),
              text: line(step.text, 'howItWorks.steps'),
            })),
        }),
      }
    },
  },
  contact: {
    global: 'contact',
    read(document, reading) {
      const credit = group(document.credit)
      const line = (value: unknown, field: string) => reading.pick(`contact.${field}`, value) ?? ''
      const label = line(credit.label, 'credit')
      return {
        name: line(document.name, 'name'),
        logo: toImage(document.logo, reading),
        email: document.email ?? '',
        phone: document.phone ?? '',
        address: line(document.address, 'address'),
        latitude: document.latitude ?? null,
        longitude: document.longitude ?? null,
        map: toImage(document.map, reading),
        socialLinks: toSocialLinks(document.socialLinks),
        copyright: line(document.copyright, 'copyright'),
        credit: label ? { label, link: credit.link ?? '' } : null,
      }
    },
  },
  about: {
    global: 'about',
    read: (document, reading) => ({
      ...story('about', document, reading),
      figures: toFigures('about.figures', document.figures, reading),
    }),
  },
  galiJazz: {
    global: 'gali-jazz',
    read: (document, reading) => ({
      ...story('galiJazz', document, reading),
      event: group(document.event).identifier ?? null,
      gallery: asList(document.gallery).flatMap((entry) => {
        const image = toImage(entry.image, reading)
        return image ? [{ image, caption: reading.pick('galiJazz.gallery', entry.caption) ?? '' }] : []
      }),
    }),
  },
  careers: {
    global: 'careers',
    read: (document, reading) => ({
      title: reading.pick('careers.title', document.title) ?? '',
      text: toHtml(reading.pick('careers.text', document.text)),
    }),
  },
  privacy: {
    global: 'privacy',
    read: (document, reading) => ({
      title: reading.pick('privacy.title', document.title) ?? '',
      text: toHtml(reading.pick('privacy.text', document.text)),
      updatedAt: document.updatedAt ?? null,
    }),
  },
}

/**
 * Reads the common data.
 *
 * @param select the sections that are wanted; all when it is empty
 * @throws ContractError `malformed` for a section that does not exist
 */
export async function readCommons(
  select: readonly string[] | undefined,
  locale: Locale,
  { payload, user, draft }: Caller,
): Promise<Partial<CommonData>> {
  const names = Object.keys(SECTIONS) as SectionName[]
  const unknown = (select ?? []).filter((name) => !Object.hasOwn(CommonDataSchema.shape, name))
  if (unknown.length > 0) {
    const message = `No such field: ${unknown.join(', ')}`
    throw new ContractError('malformed', message, { select: message })
  }
  const wanted = select && select.length > 0 ? names.filter((name) => select.includes(name)) : names
  const reading = new Reading(locale)
  const sections = await Promise.all(
    wanted.map(async (name) => {
      const { global, read } = SECTIONS[name]
      const document = await payload.findGlobal({
        slug: global,
        locale: 'all',
        depth: 1,
        overrideAccess: false,
        user,
        draft,
      })
      const section = read(document as unknown as StoredDocument, reading)
      return { name, section, updatedAt: document.updatedAt ?? null }
    }),
  )
  const updatedAt = latest(sections.map((section) => section.updatedAt))
  return CommonDataSchema.partial().parse({
    _id: COMMONS_KEY,
    ...Object.fromEntries(sections.map(({ name, section }) => [name, section])),
    ...(updatedAt && { updatedAt }),
    ...(reading.untranslated.size > 0 && { untranslated: [...reading.untranslated] }),
  })
}

function story(section: SectionName, document: StoredDocument, reading: Reading) {
  return {
    title: reading.pick(`${section}.title`, document.title) ?? '',
    lead: reading.pick(`${section}.lead`, document.lead) ?? '',
    text: toHtml(reading.pick(`${section}.text`, document.text)),
    image: toImage(document.image, reading),
  }
}

function group(value: unknown): StoredDocument {
  return value && typeof value === 'object' ? (value as StoredDocument) : {}
}
