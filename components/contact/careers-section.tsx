import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { Prose } from '@/components/ui/prose'
import type { Careers } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import { mailLink } from '@/lib/site/contact-links'
import { LetterSection } from './letter-section'

/** What it is like to work here, and how to ask for it. */
export async function CareersSection({ careers, email }: { careers: Translated<Careers>; email: string }) {
  const t = await getTranslations('CareersSection')
  return (
    <LetterSection id="careers" title={careers.title || t('title')} titleLang={languageOf(careers, 'title')}>
      <Prose html={careers.text} lang={languageOf(careers, 'text')} />
      {!email && !careers.text && <p>{t('nothingOpen')}</p>}
      {email && (
        <>
          <p>{t('text')}</p>
          <ButtonLink href={mailLink(email, t('mailSubject'))}>{t('applyByMail')}</ButtonLink>
        </>
      )}
    </LetterSection>
  )
}
