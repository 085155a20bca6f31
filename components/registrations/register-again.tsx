import { getTranslations } from 'next-intl/server'
import { ActionForm } from '@/components/forms/action-form'
import { ButtonLink } from '@/components/ui/button-link'
import type { Event } from '@/lib/contract/events'
import { requiredFieldsSchema } from '@/lib/contract/fields/registration-fields'
import type { OwnRegistration } from '@/lib/contract/own-registrations'
import { OWN_ROUTES, ownPath } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { pathTo } from '@/lib/site/routes'
import styles from './own-registration.module.css'

interface RegisterAgainProps {
  /** The earlier registration, and the token of its link. */
  registration: OwnRegistration
  token: string
  /** Another event that can be registered for. */
  event: Event
  locale: Locale
}

/** One tap for whoever comes by the link of an earlier registration, unless the event asks more than that one knows. */
export async function RegisterAgain({ registration, token, event, locale }: RegisterAgainProps) {
  const t = await getTranslations('RegisterAgain')
  const knowsAll =
    requiredFieldsSchema(event.registrationFields).safeParse(registration).success &&
    !event.questions.some(({ form, isRequired }) => form === 'registration' && isRequired)
  return (
    <section className={styles.again} aria-labelledby="register-again">
      <h2 id="register-again">{t('title')}</h2>
      <p>{t('text', { event: event.fullTitle || event.title })}</p>
      {knowsAll ? (
        <>
          <ActionForm action={ownPath(OWN_ROUTES.registerAgain, token)} locale={locale} values={{ event: event.identifier, consent: 'true' }}>
            {t('submit', { name: registration.fullName })}
          </ActionForm>
          <p className={styles.consent}>{t.rich('consent', { link: (words) => <Link href={pathTo('privacy')}>{words}</Link> })}</p>
        </>
      ) : (
        <p>
          <ButtonLink href={pathTo('register', { eventIdentifier: event.identifier })}>{t('form')}</ButtonLink>
        </p>
      )}
    </section>
  )
}
