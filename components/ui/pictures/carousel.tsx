'use client'

import Autoplay from 'embla-carousel-autoplay'
import type { EmblaOptionsType } from 'embla-carousel'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useMemo, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react'
import { CAROUSEL_AUTOPLAY, CAROUSEL_DRAG_THRESHOLD, CAROUSEL_SPEED } from '@/lib/site/constants'
import { isPlain } from '@/lib/site/plain-event'
import { Cluster } from '../layout/cluster'
import round from '../round.module.css'
import styles from './carousel.module.css'
import { refreshOnResize } from './carousel-refresh'
import { useNearby } from './use-nearby'
import { classNames } from '../class-names'
import { Icon } from '../icon'

const OPTIONS: EmblaOptionsType = {
  loop: true,
  align: 'start',
  duration: CAROUSEL_SPEED,
  dragThreshold: CAROUSEL_DRAG_THRESHOLD,
  watchResize: refreshOnResize(),
}
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

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
  /** Whether its controls stand beside the heading above it, where there is room. */
  isBelowHeading?: boolean
  slides: ReactNode[]
}

/** The carousel pattern of the ARIA Authoring Practices. Without JavaScript the row scrolls. */
export function Carousel({ texts, perView = 3, isBelowHeading = false, slides }: CarouselProps) {
  const reducesMotion = useSyncExternalStore(subscribeToReducedMotion, prefersReducedMotion, () => true)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isPlaying = chosen ?? !reducesMotion
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isMoving = isPlaying && !isPointedAt && !isFocused
  // Paused by leaving the plugin out: on its own it starts again when the pointer leaves, even with the focus inside.
  const plugins = useMemo(() => (isMoving ? [Autoplay({ delay: CAROUSEL_AUTOPLAY, stopOnInteraction: false })] : []), [isMoving])
  const [begin, embla] = useEmblaCarousel(OPTIONS, plugins)
  const viewport = useNearby<HTMLDivElement>(begin)
  const current = useCurrentSlide(embla)
  const toggle = () => {
    setChosen(!isPlaying)
    // "Play" starts the slides although the focus is still on the button.
    setFocused(isPlaying)
  }
  const move = (event: KeyboardEvent) => {
    if (!isPlain(event) || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    if (event.key === 'ArrowLeft') embla?.scrollPrev()
    else embla?.scrollNext()
  }

  return (
    <div
      className={classNames(styles.carousel, slides.length <= perView && styles.fits, isBelowHeading && styles.belowHeading)}
      role="group"
      aria-roledescription="carousel"
      aria-label={texts.label}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={move}
    >
      <CarouselControls texts={texts} embla={embla} isPlaying={isPlaying} onToggle={toggle} position={`${current + 1} / ${slides.length}`} />
      <div className={styles.viewport} ref={viewport} tabIndex={0} role="group" aria-label={texts.label}>
        <Cluster gap="page" isOneRow className={styles.track} aria-live={isMoving ? 'off' : 'polite'}>
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
        </Cluster>
      </div>
    </div>
  )
}

type Embla = ReturnType<typeof useEmblaCarousel>[1]

function useCurrentSlide(embla: Embla): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const note = () => embla && setCurrent(embla.selectedScrollSnap())
    embla?.on('select', note)
    return () => void embla?.off('select', note)
  }, [embla])
  return current
}

interface CarouselControlsProps {
  texts: CarouselTexts
  embla: Embla
  isPlaying: boolean
  onToggle: () => void
  position: string
}

function CarouselControls({ texts, embla, isPlaying, onToggle, position }: CarouselControlsProps) {
  return (
    <Cluster gap={2} isOneRow align="center" className={styles.controls} data-scripted="">
      <button type="button" className={round.round} disabled={!embla} onClick={onToggle} aria-label={isPlaying ? texts.pause : texts.play}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <button type="button" className={round.round} disabled={!embla} onClick={() => embla?.scrollPrev()} aria-label={texts.previous}>
        <Icon name="back" />
      </button>
      <button type="button" className={round.round} disabled={!embla} onClick={() => embla?.scrollNext()} aria-label={texts.next}>
        <Icon name="arrow" />
      </button>
      <span className={styles.count} aria-hidden="true">
        {position}
      </span>
    </Cluster>
  )
}

function prefersReducedMotion(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches
}

function subscribeToReducedMotion(onChange: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
