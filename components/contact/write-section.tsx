import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { mailLink } from '@/lib/site/people/contact-links'
import styles from './write-section.module.css'

/** Emails that one may want to write, each with its subject; nothing while there is no address for them. */
export async function WriteSection({ email }: { email: string }) {
  const t = await getTranslations('WriteSection')
  if (!email) return null
  const emails = [
    { title: t('takePart'), text: t('takePartText'), subject: t('takePartSubject') },
    { title: t('speak'), text: t('speakText'), subject: t('speakSubject') },
    { title: t('partner'), text: t('partnerText'), subject: t('partnerSubject') },
    { title: t('press'), text: t('pressText'), subject: t('pressSubject') },
  ]
  return (
    <Section id="write" title={t('title')} intro={t('intro')} tone="night">
      <ul className={styles.emails}>
        {emails.map(({ title, text, subject }) => (
          <li key={title} className={styles.email}>
            <h3 className={styles.title}>
              <a href={mailLink(email, subject)} className={styles.link}>
                {title}
              </a>
            </h3>
            <p className={styles.text}>{text}</p>
            <span className={styles.arrow}>
              <Icon name="arrow" size={28} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
