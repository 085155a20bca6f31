'use client'

import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { CAROUSEL_AUTOPLAY, CAROUSEL_DRAG_THRESHOLD, CAROUSEL_SPEED } from '@/lib/site/constants'
import styles from './carousel.module.css'
import { Icon } from './icon'

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
  const [autoplay] = useState(() =>
    Autoplay({ delay: CAROUSEL_AUTOPLAY, playOnInit: false, stopOnMouseEnter: true, stopOnFocusIn: true, stopOnInteraction: false }),
  )
  const [viewport, embla] = useEmblaCarousel(
    { loop: true, align: 'start', duration: CAROUSEL_SPEED, dragThreshold: CAROUSEL_DRAG_THRESHOLD },
    [autoplay],
  )
  const wantsRest = useRef(false)
  const [isPlaying, setIsPlaying] = useState(false)

  useEffect(() => {
    if (!embla) return
    const stillness = window.matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => {
      if (stillness.matches) wantsRest.current = true
      if (wantsRest.current) autoplay.stop()
      else autoplay.play()
      setIsPlaying(!wantsRest.current)
    }
    follow()
    stillness.addEventListener('change', follow)
    return () => stillness.removeEventListener('change', follow)
  }, [autoplay, embla])

  const toggle = useCallback(() => {
    wantsRest.current = !wantsRest.current
    if (wantsRest.current) autoplay.stop()
    else autoplay.play()
    setIsPlaying(!wantsRest.current)
  }, [autoplay])

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={texts.label}>
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
    </section>
  )
}
