import { useEffect } from 'react'
import { indexLinkTo } from './filter-faqs'

/** The part of the window in which a topic counts as being read. */
const READING_ZONE = '-25% 0px -70%'

export function useCurrentTopic(list: Element | null): void {
  useEffect(() => {
    if (!list) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const link = indexLinkTo(list, target)
          if (isIntersecting) link?.setAttribute('aria-current', 'location')
          else link?.removeAttribute('aria-current')
        }
      },
      { rootMargin: READING_ZONE },
    )
    for (const topic of list.querySelectorAll('[data-faq-group] > [data-faq-group]')) observer.observe(topic)
    return () => observer.disconnect()
  }, [list])
}
