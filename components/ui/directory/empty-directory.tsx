import { ButtonLink } from '../button-link'
import { EmptyChair } from '../drawings/empty-chair'
import { Cluster } from '../layout/cluster'
import styles from './empty-directory.module.css'

export interface EmptyDirectoryProps {
  title: string
  text: string
  /** The best first. */
  links: { href: string; label: string }[]
}

export function EmptyDirectory({ title, text, links }: EmptyDirectoryProps) {
  return (
    <section className={styles.empty} data-own-button="">
      <EmptyChair className={styles.chair} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <Cluster gap={3} align="start" className={styles.links}>
        {links.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} tone={index === 0 ? 'primary' : 'outline'}>
            {label}
          </ButtonLink>
        ))}
      </Cluster>
    </section>
  )
}
