import { z } from 'zod'
import { ArticleSchema } from '@/lib/contract/articles'
import { CommonDataSchema } from '@/lib/contract/commons'
import { EventSchema } from '@/lib/contract/events'
import { FaqSchema } from '@/lib/contract/faqs'
import { ParticipantSchema } from '@/lib/contract/participants'
import { DOCUMENT_ROUTES } from '@/lib/contract/routes'
import { SessionSchema } from '@/lib/contract/sessions'
import { SpeakerSchema } from '@/lib/contract/speakers'
import { TeamMemberSchema } from '@/lib/contract/team-members'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import type { SitemapContent } from '@/lib/site/metadata/sitemap/content'
import { cachedRead } from '../lists/cached-read'
import { readStamped } from '../lists/lists'
import { getNewsletters } from '../newsletters'

/** Of thousands of stories, only whether there is one is kept. */
const presence = z.string().default('').transform(Boolean)

const stamp = { _id: true, untranslated: true, updatedAt: true } as const
const PersonSchema = SpeakerSchema.pick({ ...stamp, identifier: true, events: true }).extend({ bio: presence })
const ParticipantEntrySchema = ParticipantSchema.pick({ ...stamp, identifier: true, events: true }).extend({ bio: presence })
const MemberSchema = TeamMemberSchema.pick({ ...stamp, identifier: true }).extend({ bio: presence })
const ArticleEntrySchema = ArticleSchema.pick({ ...stamp, identifier: true }).extend({ body: presence })
const OfEventSchema = SessionSchema.pick({ ...stamp, event: true })
const QuestionSchema = FaqSchema.pick({ ...stamp, event: true })
const PageSchema = CommonDataSchema.pick({ untranslated: true, updatedAt: true })
const AboutSchema = PageSchema.extend({ about: z.object({ text: presence }) })
const GaliJazzSchema = PageSchema.extend({ galiJazz: z.object({ text: presence }) })
const PrivacySchema = PageSchema.extend({ privacy: z.object({ text: presence }) })

/** The content of the sitemap in each language: the answers name what fell back. */
export async function getSitemapContent(): Promise<Map<Locale, SitemapContent>> {
  return new Map(await Promise.all(LOCALES.map(async (locale) => [locale, await readContent(locale)] as const)))
}

async function readContent(locale: Locale): Promise<SitemapContent> {
  const readPage = <Schema extends z.ZodType>(select: string, schema: Schema) =>
    cachedRead({ path: DOCUMENT_ROUTES.commons.path, source: 'commons', schema, as: 'sitemap', locale, query: { select } })
  const [events, speakers, participants, members, articles, newsletters, sessions, faqs, home, about, galiJazz, contact, privacy] = await Promise.all([
    readStamped('events', EventSchema, locale),
    readStamped('speakers', PersonSchema, locale),
    readStamped('participants', ParticipantEntrySchema, locale),
    readStamped('teamMembers', MemberSchema, locale),
    readStamped('articles', ArticleEntrySchema, locale),
    getNewsletters(locale),
    readStamped('sessions', OfEventSchema, locale),
    readStamped('faqs', QuestionSchema, locale),
    readPage('home', PageSchema),
    readPage('about', AboutSchema),
    readPage('galiJazz', GaliJazzSchema),
    readPage('contact', PageSchema),
    readPage('privacy', PrivacySchema),
  ])
  return { events, speakers, participants, members, articles, newsletters, sessions, faqs, home, about, galiJazz, contact, privacy }
}
