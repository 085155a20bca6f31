import styles from './staff.module.css'

/** The mark of the site, in place of the one of the CMS. */
export function SiteIcon() {
  return <img src="/icon.svg" alt="" width={22} height={22} className={styles.emblem} />
}
