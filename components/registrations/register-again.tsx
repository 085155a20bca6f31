import { getTranslations } from 'next-intl/server'
import { ActionForm } from '@/components/forms/one-tap/action-form'
import { Card } from '@/components/ui/layout/card'
import { Heading } from '@/components/ui/layout/heading'
import { Hint } from '@/components/ui/layout/hint'
import type { Privacy } from '@/lib/contract/commons'
import type { Event } from '@/lib/contract/events'
import { requiredFieldsSchema } from '@/lib/contract/fields/registration-fields'
import type { OwnRegistration } from '@/lib/contract/own/own-registrations'
import { OWN_ROUTES, ownPath } from '@/lib/contract/routes'
import type { Translated } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { registrationStatus } from '@/lib/site/events/registration-status'
import { fullTitleOf } from '@/lib/site/events/full-title'
import { pathTo } from '@/lib/site/routes'
import { questionsOf } from '@/lib/site/forms/questions-of'
import styles from './own-registration.module.css'
import { RegistrationForm } from './registration-form'

interface RegisterAgainProps {
  /** The earlier registration, and the token of its link. */
  registration: OwnRegistration
  token: string
  /** Another event that can be registered for. */
  event: Event
  privacy: Translated<Privacy>
  /** Whether one tap was not enough after all. */
  isIncomplete: boolean
  locale: Locale
}

/** One tap for the owner of an earlier registration, or the rest of a form where the event asks for more. */
export async function RegisterAgain({ registration, token, event, privacy, isIncomplete, locale }: RegisterAgainProps) {
  const t = await getTranslations('RegisterAgain')
  const { fullName, email, phone, country, organization, position } = registration
  const values = { fullName, email, phone, country, organization, position }
  const knowsAll =
    !isIncomplete &&
    requiredFieldsSchema(event.registrationFields).safeParse(registration).success &&
    !questionsOf(event, 'registration').some(({ isRequired }) => isRequired)
  return (
    <Card as="section" gap={4} className={styles.box} data-no-print="" aria-labelledby="register-again">
      <Heading as="h2" size="s" id="register-again" className={styles.heading}>{t(registration.state === 'confirmed' ? 'title' : 'firstTitle')}</Heading>
      <p>{t(knowsAll ? 'text' : 'formText', { event: fullTitleOf(event) })}</p>
      {knowsAll ? (
        <>
          <ActionForm action={ownPath(OWN_ROUTES.registerAgain, token)} locale={locale} values={{ event: event.identifier, consent: 'true' }}>
            {t('submit', { name: registration.fullName })}
          </ActionForm>
          <Hint>{t.rich('consent', { link: (words) => <Link href={pathTo('privacy')}>{words}</Link> })}</Hint>
        </>
      ) : (
        <RegistrationForm event={event} privacy={privacy} isWaitingList={registrationStatus(event) === 'waitingList'} first={{ values, errors: {}, message: '' }} />
      )}
    </Card>
  )
}
