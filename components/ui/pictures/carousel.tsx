'use client'

import Autoplay from 'embla-carousel-autoplay'
import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import useEmblaCarousel from 'embla-carousel-react'
import { useMemo, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react'
import {
  CAROUSEL_AUTOPLAY,
  CAROUSEL_DRAG_THRESHOLD,
  CAROUSEL_REFRESH_DELAY,
  CAROUSEL_SPEED,
} from '@/lib/site/constants'
import styles from './carousel.module.css'
import { Icon } from '../icon'

const OPTIONS: EmblaOptionsType = {
  loop: true,
  align: 'start',
  duration: CAROUSEL_SPEED,
  dragThreshold: CAROUSEL_DRAG_THRESHOLD,
  watchResize: refreshLater(),
}
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
 * carousel pattern of the ARIA Authoring Practices); arrow keys and fingers move them too. Without
 * JavaScript the row scrolls.
 */
export function Carousel({ texts, perView = 3, slides }: CarouselProps) {
  const wantsStillness = useSyncExternalStore(onStillness, isStillnessWanted, () => true)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isPlaying = chosen ?? !wantsStillness
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isMoving = isPlaying && !isPointedAt && !isFocused
  // No plugin at all while it rests: the plugin itself forgets the focus when the pointer leaves.
  const plugins = useMemo(() => (isMoving ? [Autoplay({ delay: CAROUSEL_AUTOPLAY, stopOnInteraction: false })] : []), [isMoving])
  const [viewport, embla] = useEmblaCarousel(OPTIONS, plugins)
  const toggle = () => {
    setChosen(!isPlaying)
    // Whoever presses "play" wants it to move though the focus is still on the button.
    setFocused(isPlaying)
  }
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    if (event.key === 'ArrowLeft') embla?.scrollPrev()
    else embla?.scrollNext()
  }

  return (
    <div
      className={`${styles.carousel} ${slides.length <= perView ? styles.fits : ''}`}
      role="group"
      aria-roledescription="carousel"
      aria-label={texts.label}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={move}
    >
      <div className={styles.controls}>
        <button type="button" className={styles.control} onClick={toggle} aria-label={isPlaying ? texts.pause : texts.play}>
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
        <div className={styles.track} aria-live={isMoving ? 'off' : 'polite'}>
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

/** Takes a carousel's measures anew once its size has been at rest for a moment. */
function refreshLater() {
  const timers = new WeakMap<EmblaCarouselType, ReturnType<typeof setTimeout>>()
  return (embla: EmblaCarouselType) => {
    clearTimeout(timers.get(embla))
    timers.set(embla, setTimeout(() => embla.reInit(), CAROUSEL_REFRESH_DELAY))
    return false
  }
}

function isStillnessWanted(): boolean {
  return window.matchMedia(STILLNESS).matches
}

function onStillness(onChange: () => void): () => void {
  const query = window.matchMedia(STILLNESS)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
