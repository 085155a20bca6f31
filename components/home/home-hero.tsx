import type { ReactNode } from 'react'
import { fittingStyle } from '@/components/ui/fitting-style'
import { Hero } from '@/components/ui/hero'
import type { Home } from '@/lib/contract/commons'
import type { EventCard } from '@/lib/contract/events'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import { EventEyebrow } from './event-eyebrow'
import { HeroEyebrow } from './hero-eyebrow'

interface HomeHeroProps {
  hero: Translated<NonNullable<Home['hero']>> | null
  /** The heading while staff have written none. */
  fallbackTitle: string
  /** Named above the heading while staff have written nothing there. */
  event?: EventCard
  actions: ReactNode
}

export function HomeHero({ hero, fallbackTitle, event, actions }: HomeHeroProps) {
  const title = hero?.title || fallbackTitle
  return (
    <Hero
      image={hero?.image}
      eyebrow={hero?.eyebrow ? <HeroEyebrow text={hero.eyebrow} lang={languageOf(hero, 'eyebrow')} /> : event && <EventEyebrow event={event} />}
      title={
        <h1 lang={hero ? languageOf(hero, 'title') : undefined} style={fittingStyle(title)}>
          {title}
        </h1>
      }
      actions={actions}
      lead={hero?.subtitle && <p lang={languageOf(hero, 'subtitle')}>{hero.subtitle}</p>}
    />
  )
}
