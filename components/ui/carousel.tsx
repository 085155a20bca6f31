'use client'

import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { CAROUSEL_AUTOPLAY, CAROUSEL_DRAG_THRESHOLD, CAROUSEL_SPEED } from '@/lib/site/constants'
import styles from './carousel.module.css'
import { Icon } from './icon'

const AUTOPLAY = { delay: CAROUSEL_AUTOPLAY, stopOnMouseEnter: true, stopOnFocusIn: true, stopOnInteraction: false }
const OPTIONS = {
  loop: true,
  align: 'start',
  duration: CAROUSEL_SPEED,
  dragThreshold: CAROUSEL_DRAG_THRESHOLD,
} as const
const STILLNESS = '(prefers-reduced-motion: reduce)'

interface CarouselTexts {
  /** What is shown, such as "Partners". */
  label: string
  previous: string
  next: string
  pause: string
  play: string
}

interface CarouselProps {
  texts: CarouselTexts
  /** How many slides stand side by side on a wide screen. */
  perView?: 1 | 3 | 5
  slides: ReactNode[]
}

/**
 * Slides that move on by themselves until somebody points at them, focuses them or pauses them (the
 * carousel pattern of the ARIA Authoring Practices). Without JavaScript the row scrolls.
 */
export function Carousel({ texts, perView = 3, slides }: CarouselProps) {
  const wantsStillness = useSyncExternalStore(onStillness, isStillnessWanted, () => true)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isPlaying = chosen ?? !wantsStillness
  // A paused carousel has no plugin at all: the plugin starts anew when pointer or focus leave.
  const plugins = useMemo(() => (isPlaying ? [Autoplay(AUTOPLAY)] : []), [isPlaying])
  const [viewport, embla] = useEmblaCarousel(OPTIONS, plugins)

  return (
    <div className={styles.carousel} role="group" aria-roledescription="carousel" aria-label={texts.label}>
      <div className={styles.controls}>
        <button type="button" className={styles.control} onClick={() => setChosen(!isPlaying)} aria-label={isPlaying ? texts.pause : texts.play}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <button type="button" className={styles.control} onClick={() => embla?.scrollPrev()} aria-label={texts.previous}>
          <Icon name="back" />
        </button>
        <button type="button" className={styles.control} onClick={() => embla?.scrollNext()} aria-label={texts.next}>
          <Icon name="arrow" />
        </button>
      </div>
      <div className={styles.viewport} ref={viewport} tabIndex={0} role="group" aria-label={texts.label}>
        <div className={styles.track} aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className={`${styles.slide} ${styles[`per${perView}`]}`}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} / ${slides.length}`}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

function isStillnessWanted(): boolean {
  return window.matchMedia(STILLNESS).matches
}

function onStillness(onChange: () => void): () => void {
  const query = window.matchMedia(STILLNESS)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
