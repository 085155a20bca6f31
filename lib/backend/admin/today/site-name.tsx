import type { Payload } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { env } from '@/lib/env'
import { readOrganisation } from '../../email/organisation'
import styles from './today.module.css'

export async function SiteName({ payload }: { payload: Payload }) {
  const [{ name }, { logo }] = await Promise.all([
    readOrganisation(payload, DEFAULT_LOCALE),
    payload.findGlobal({ slug: 'contact', depth: 1, select: { logo: true } }),
  ])
  const picture = typeof logo === 'object' ? logo?.url : null
  return (
    <p className={styles.site}>
      {picture ? <img src={picture} alt={name} className={styles.logo} /> : name}
      <a href={env().SITE_URL}>Open the site</a>
    </p>
  )
}
