'use client'

import { Cluster } from '@/components/ui/layout/cluster'
import { Grid } from '@/components/ui/layout/grid'
import { Hint } from '@/components/ui/layout/hint'
import { Stack } from '@/components/ui/layout/stack'
import { TimedContent } from '@/components/ui/timed-content'
import { Link } from '@/lib/i18n/navigation'
import { routeEventIdentifier } from '@/lib/site/routes'
import styles from './event-links.module.css'
import { LinkLabel } from './link-label'
import type { LabelledLink } from './navigation-entries'

interface EventLinksProps {
  links: LabelledLink[]
  pathname: string
  onChoose: () => void
}

/** Events with a picture and a date are rows; the others, such as past ones, a line of names. */
export function EventLinks({ links, pathname, onChoose }: EventLinksProps) {
  const toLink = (link: LabelledLink) => (
    <Link href={link.href} onClick={onChoose} className={styles.link} aria-current={link.href === pathname ? 'page' : undefined}>
      <LinkLabel link={link} />
    </Link>
  )
  const shown = routeEventIdentifier(pathname)
  const isOfShown = ({ href }: LabelledLink) => shown !== '' && routeEventIdentifier(href) === shown
  const [rows, names] = [links.filter(({ when }) => when), links.filter(({ when }) => !when)]
  return (
    <>
      {rows.length > 0 && (
        <Stack as="ul" gap={2} className={styles.rows}>
          {rows.map((link) => (
            <Grid as="li" gap={4} key={link.href} className={styles.row} data-current={isOfShown(link) ? '' : undefined}>
              {link.cover && <img src={link.cover} alt="" loading="lazy" className={styles.cover} width={160} height={100} />}
              <span className={styles.text}>
                {toLink(link)}
                <Hint as="span" className={styles.when}>{link.when}</Hint>
                {link.statuses && (
                  <span className={styles.status}>
                    <TimedContent parts={link.statuses} />
                  </span>
                )}
              </span>
            </Grid>
          ))}
        </Stack>
      )}
      {names.length > 0 && (
        <Cluster as="ul" gap={5} row={0} className={styles.names}>
          {names.map((link) => (
            <li key={link.href}>
              {link.past && <span>{link.past}</span>}
              {toLink(link)}
            </li>
          ))}
        </Cluster>
      )}
    </>
  )
}
