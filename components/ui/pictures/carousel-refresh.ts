import type { EmblaCarouselType } from 'embla-carousel'
import { CAROUSEL_REFRESH_DELAY } from '@/lib/site/constants'

/** Returns embla's `watchResize`, which measures a carousel again once its sizes have changed and settled. */
export function refreshOnResize() {
  const timers = new WeakMap<EmblaCarouselType, ReturnType<typeof setTimeout>>()
  return (embla: EmblaCarouselType) => {
    clearTimeout(timers.get(embla))
    timers.set(embla, setTimeout(() => hasNewSize(embla) && embla.reInit(), CAROUSEL_REFRESH_DELAY))
    return false
  }
}

// `reInit` observes all elements anew and every new observation is reported, so a report is no sign of a change.
function hasNewSize(embla: EmblaCarouselType): boolean {
  const { containerRect, slideRects } = embla.internalEngine()
  const elements = [embla.containerNode(), ...embla.slideNodes()]
  return [containerRect, ...slideRects].some(({ width }, index) => elements[index]?.offsetWidth !== width)
}
