import { getTranslations } from 'next-intl/server'
import { Cluster } from '@/components/ui/layout/cluster'
import { Grid } from '@/components/ui/layout/grid'
import { Picture } from '@/components/ui/pictures/picture'
import { SocialLinks } from '@/components/ui/social-links'
import { getCommonData } from '@/lib/content/commons'
import { getEventStates, getFeaturedEvents, getOtherEvents } from '@/lib/content/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { footerLinks } from '@/lib/site/navigation'
import { pathTo } from '@/lib/site/routes'
import { eventNotes } from './event-notes'
import { FooterEventLinks } from './footer-event-links'
import styles from './footer.module.css'
import { LinkLabel } from './menu/link-label'
import { logoWidth } from './logo-width'
import { SubscribeBlock } from './subscribe-block'

/** In rem, as its style says. */
const LOGO_HEIGHT = 3

export async function Footer({ locale }: { locale: Locale }) {
  const [t, f, { home, contact }, featuredEvents, otherEvents, states] = await Promise.all([
    getTranslations('Footer'),
    getTranslations('Frame'),
    getCommonData(locale),
    getFeaturedEvents(locale),
    getOtherEvents(locale),
    getEventStates(locale),
  ])
  const notes = await eventNotes(states)
  const events = [...featuredEvents, ...otherEvents].map((event) => ({
    identifier: event.identifier,
    title: event.title,
    lang: languageOf(event, 'title'),
  }))
  const eventLabels = { explore: t('explore'), speakers: t('speakers'), participants: t('participants'), faq: t('faq') }
  const information = footerLinks().map(({ href, key }) => ({ href, label: t(key) }))
  return (
    <footer data-no-print="">
      {home.subscription && <SubscribeBlock subscription={home.subscription} />}
      <div className={styles.footer} data-ground="">
        <Grid split={4} width="page" className={styles.inner}>
          <div className={styles.brand}>
            <Link href="/" className={styles.logo} aria-label={t('homePage')}>
              {contact.logo ? (
                <Picture image={contact.logo} sizes={logoWidth(contact.logo, LOGO_HEIGHT)} className={styles.logoImage} />
              ) : (
                contact.name || f('siteName')
              )}
            </Link>
            <SocialLinks links={contact.socialLinks} label={t('socialNetworks')} />
          </div>
          <Grid as="nav" gap={4} row={6} className={styles.columns} aria-label={t('navigation')}>
            <FooterEventLinks events={events} labels={eventLabels} />
            <div>
              <h2 className={styles.title}>{t('information')}</h2>
              <ul className={styles.links} data-quiet="">
                {/* They never change places: an index keeps their addresses from standing in every page twice. */}
                {information.map(({ href, label }, index) => (
                  <li key={index}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
            {featuredEvents.length > 0 && <AnnualEvents title={t('annualEvents')} events={featuredEvents} notes={notes} />}
          </Grid>
          <FooterLines contact={contact} />
        </Grid>
      </div>
    </footer>
  )
}

interface AnnualEventsProps {
  title: string
  events: Awaited<ReturnType<typeof getFeaturedEvents>>
  notes: Awaited<ReturnType<typeof eventNotes>>
}

function AnnualEvents({ title, events, notes }: AnnualEventsProps) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links} data-quiet="">
        {events.map((event, index) => (
          <li key={index}>
            <Link href={pathTo('event', { eventIdentifier: event.identifier })}>
              <LinkLabel link={{ label: event.title, lang: languageOf(event, 'title'), note: notes[event.identifier] }} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FooterLines({ contact }: { contact: Awaited<ReturnType<typeof getCommonData>>['contact'] }) {
  return (
    <Cluster as="p" gap={6} row={2} isSpread className={styles.lines}>
      <span>
        © {new Date().getFullYear()}{' '}
        <span lang={languageOf(contact, contact.copyright ? 'copyright' : 'name')}>{contact.copyright || contact.name}</span>
      </span>
      {contact.credit?.link && (
        <a href={contact.credit.link} lang={languageOf(contact, 'credit')}>
          {contact.credit.label}
        </a>
      )}
    </Cluster>
  )
}
