import { getTranslations } from 'next-intl/server'
import { Grid } from '@/components/ui/layout/grid'
import { Heading } from '@/components/ui/layout/heading'
import { Hint } from '@/components/ui/layout/hint'
import stretched from '@/components/ui/stretched.module.css'
import { mailLink } from '@/lib/site/people/contact-links'
import { TopicStamp } from './topic-stamp'
import styles from './write-section.module.css'

/** Reasons to write: some open an email with its subject, where there is an address for it, others lead to a form. */
export async function WriteSection({ email }: { email: string }) {
  const t = await getTranslations('WriteSection')
  const emails = [
    { topic: 'takePart', title: t('takePart'), text: t('takePartText'), href: mailLink(email, t('takePartSubject')) },
    { topic: 'speak', title: t('speak'), text: t('speakText'), href: mailLink(email, t('speakSubject')) },
    { topic: 'partner', title: t('partner'), text: t('partnerText'), href: mailLink(email, t('partnerSubject')) },
    { topic: 'press', title: t('press'), text: t('pressText'), href: mailLink(email, t('pressSubject')) },
  ] as const
  const forms = [
    { topic: 'subscribe', title: t('subscribe'), text: t('subscribeText'), href: '#subscribe' },
    { topic: 'careers', title: t('careers'), text: t('careersText'), href: '#careers' },
  ] as const
  return (
    <section id="write" aria-labelledby="topics">
      <Heading as="h2" size="quiet" id="topics" className={styles.heading}>
        {t('title')}
      </Heading>
      <Grid as="ul" columns={3} gap="page" row={6} className={styles.topics}>
        {[...(email ? emails : []), ...forms].map(({ topic, title, text, href }) => (
          <li key={topic} className={styles.topic}>
            <TopicStamp topic={topic} />
            <h3 className={styles.title}>
              <a href={href} className={`${stretched.stretched} ${stretched.link} ${stretched.accent}`}>
                {title}
              </a>
            </h3>
            <Hint className={styles.text}>{text}</Hint>
          </li>
        ))}
      </Grid>
    </section>
  )
}
