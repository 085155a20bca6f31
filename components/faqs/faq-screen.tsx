import { getTranslations } from 'next-intl/server'
import type { Event } from '@/lib/contract/events'
import type { Faq } from '@/lib/contract/faqs'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { canonicalPath } from '@/lib/site/metadata/canonical-path'
import { faqPart } from '@/lib/site/faqs/faq-parts'
import type { ListView } from '@/lib/site/lists/list-view'
import { pathTo } from '@/lib/site/routes'
import { searchWords } from '@/lib/site/search/search-words'
import { FaqBrowser } from './faq-browser'
import { faqBrowserTexts } from './faq-browser-texts'
import { FaqIndex } from './faq-index'
import { FaqPartSection } from './faq-part-section'
import { FaqsEmpty } from './faqs-empty'

interface FaqScreenProps {
  event: Pick<Event, 'identifier' | 'title' | 'untranslated'>
  faqs: { forEvent: Faq[]; general: Faq[] }
  view: ListView
  /** The keys of those that the search of the view finds in any language, those of other events too. */
  found: string[]
  locale: Locale
}

export async function FaqScreen({ event, faqs: { forEvent, general }, view, found, locale }: FaqScreenProps) {
  const [t, texts] = await Promise.all([getTranslations('FaqScreen'), faqBrowserTexts()])
  const words = searchWords(view.keyword ?? '')
  const parts = [
    faqPart({ id: 'event-questions', title: event.title, lang: languageOf(event, 'title') }, forEvent, words, found),
    faqPart({ id: 'general-questions', title: t('general') }, general, words, found),
  ].filter(({ topics }) => topics.length > 0)
  if (parts.length === 0) return <FaqsEmpty />
  const entries = parts.flatMap(({ topics }) => topics.flatMap((topic) => topic.entries))
  const path = pathTo('eventFaq', { eventIdentifier: event.identifier })
  return (
    <FaqBrowser
      path={path}
      sharedPath={canonicalPath(locale, path)}
      first={{ view, found: entries.flatMap(({ faq, match }) => (match === 'none' ? [] : [faq._id])) }}
      total={entries.length}
      texts={texts}
      locale={locale}
    >
      <FaqIndex parts={parts} />
      <div>
        {parts.map((part) => (
          <FaqPartSection key={part.id} part={part} open={view.keyword ? undefined : entries[0]?.faq._id} />
        ))}
      </div>
    </FaqBrowser>
  )
}
