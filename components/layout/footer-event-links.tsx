'use client'

import { Link, useFramePath } from '@/lib/i18n/navigation'
import { routeEventIdentifier } from '@/lib/site/routes'
import styles from './footer.module.css'
import type { LabelledLink } from './navigation-entries'

interface FooterEventLinksProps {
  events: { identifier: string; title: string; lang?: string; links: LabelledLink[] }[]
}

/** Renders nothing on screens that belong to no event. */
export function FooterEventLinks({ events }: FooterEventLinksProps) {
  const identifier = routeEventIdentifier(useFramePath())
  const event = events.find((candidate) => candidate.identifier === identifier)
  if (!event) return null
  return (
    <div>
      <h2 className={styles.title} lang={event.lang}>
        {event.title}
      </h2>
      <ul className={styles.links}>
        {event.links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
