'use client'

import { Link, useFramePath } from '@/lib/i18n/navigation'
import { eventFooterLinks } from '@/lib/site/navigation'
import { routeEventIdentifier } from '@/lib/site/routes'
import styles from './footer.module.css'

interface FooterEventLinksProps {
  /** Their links are made here: as data they would stand in every page. */
  events: { identifier: string; title: string; lang?: string }[]
  labels: Record<ReturnType<typeof eventFooterLinks>[number]['key'], string>
}

/** Renders nothing on screens that belong to no event. */
export function FooterEventLinks({ events, labels }: FooterEventLinksProps) {
  const identifier = routeEventIdentifier(useFramePath())
  const event = events.find((candidate) => candidate.identifier === identifier)
  if (!event) return null
  return (
    <div>
      <h2 className={styles.title} lang={event.lang}>
        {event.title}
      </h2>
      <ul className={styles.links} data-quiet="">
        {eventFooterLinks(event.identifier).map(({ href, key }) => (
          <li key={href}>
            <Link href={href}>{labels[key]}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
