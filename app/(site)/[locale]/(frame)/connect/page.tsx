import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CareerForm } from '@/components/contact/career-form'
import { CareersSection } from '@/components/contact/careers-section'
import { ContactForm } from '@/components/contact/contact-form'
import { ContactSection } from '@/components/contact/contact-section'
import { MessageSection } from '@/components/contact/message-section'
import { SectionPair } from '@/components/contact/section-pair'
import { SubscribeForm } from '@/components/contact/subscribe-form'
import { SubscribeSection } from '@/components/contact/subscribe-section'
import { WriteSection } from '@/components/contact/write-section'
import { FaqAside } from '@/components/faqs/faq-aside'
import { PageHeader } from '@/components/ui/page-header'
import { getCareers, getCommonData, getPrivacy } from '@/lib/content/commons'
import { getFeaturedEvents } from '@/lib/content/events'
import { getEventFaqs } from '@/lib/content/faqs'
import { getPageMetadata } from '@/lib/content/metadata/page-metadata'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'

const SHOWN_QUESTIONS = 3

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ConnectPage')
  return getPageMetadata(await pageLocale(), { path: pathTo('connect'), title: t('title'), description: t('intro') })
}

export default async function ConnectPage() {
  const locale = await pageLocale()
  const [t, b, { contact }, careers, privacy, [event]] = await Promise.all([
    getTranslations('ConnectPage'),
    getTranslations('Breadcrumb'),
    getCommonData(locale),
    getCareers(locale),
    getPrivacy(locale),
    getFeaturedEvents(locale),
  ])
  const faqs = event ? await getEventFaqs(locale, event.identifier) : null
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        trail={[{ label: b('home'), href: pathTo('home') }, { label: t('title') }]}
        trailLabel={b('label')}
        aside={<WriteSection email={contact.email} />}
      />
      <ContactSection contact={contact} locale={locale} />
      <MessageSection
        beside={event && faqs && <FaqAside faqs={faqs.general.slice(0, SHOWN_QUESTIONS)} eventIdentifier={event.identifier} />}
      >
        <ContactForm privacy={privacy} />
      </MessageSection>
      <SectionPair>
        <SubscribeSection>
          <SubscribeForm privacy={privacy} />
        </SubscribeSection>
        <CareersSection careers={careers}>
          <CareerForm privacy={privacy} />
        </CareersSection>
      </SectionPair>
    </>
  )
}
