import { StructuredData } from '@/components/seo/structured-data'
import { env } from '@/lib/env'
import { Link } from '@/lib/i18n/navigation'
import { pageLocale } from '@/lib/i18n/page-locale'
import { buildBreadcrumb } from '@/lib/site/metadata/structured-data/breadcrumb'
import styles from './breadcrumb.module.css'
import { Cluster } from './layout/cluster'

/** The last step is the screen itself and has no address. */
export interface Crumb {
  label: string
  href?: string
  /** Where it is not that of the page. */
  lang?: string
}

export async function Breadcrumb({ trail, label }: { trail: Crumb[]; label: string }) {
  const data = buildBreadcrumb(trail, env().SITE_URL, await pageLocale())
  return (
    <nav aria-label={label} className={styles.breadcrumb} data-quiet="" data-no-print="">
      <Cluster as="ol" gap={0} row={1} align="baseline">
        {trail.map((crumb) => (
          <li key={crumb.label} className={styles.crumb} lang={crumb.lang}>
            {crumb.href ? (
              <Link href={crumb.href}>{crumb.label}</Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </Cluster>
      <StructuredData data={[data]} />
    </nav>
  )
}
