import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MessageCards } from '@/components/layout/messages/message-cards'
import { MessageScreen } from '@/components/layout/messages/message-screen'
import { Grain } from '@/components/ui/drawings/grain'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { getArticles } from '@/lib/content/articles'
import { getCommonData } from '@/lib/content/commons'
import { getFeaturedSpeakers } from '@/lib/content/speakers'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await notFoundMetadata()), robots: { index: false } }
}

/** The server puts this in the place of every missing page, which Next leaves empty without JavaScript. */
export default async function NotHerePage() {
  const locale = await pageLocale()
  const [t, { home, contact }, speakers, articles] = await Promise.all([
    getTranslations('NotFound'),
    getCommonData(locale),
    getFeaturedSpeakers(locale),
    getArticles(locale, { limit: 4 }),
  ])
  return (
    <MessageScreen title={t('title')} text={t('text')}>
      <MessageCards
        cards={[
          { href: pathTo('home'), label: t('home'), image: home.hero?.image },
          { href: pathTo('speakers'), label: t('speakers'), image: speakers.find(({ photo }) => photo)?.photo },
          { href: pathTo('media'), label: t('media'), image: articles.items.find(({ coverImage }) => coverImage)?.coverImage },
          { href: pathTo('connect'), label: t('connect'), image: contact.map, isMap: true },
        ]}
      />
      <Grain />
    </MessageScreen>
  )
}
