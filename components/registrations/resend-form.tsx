import { getTranslations } from 'next-intl/server'
import { ResendLinkForm, type ResendProps } from '@/components/events/parts/resend-link-form'
import { WRITE_ROUTES } from '@/lib/contract/routes'
import styles from './resend-form.module.css'

/** Sends the ticket again after a lost email. */
export async function ResendForm(props: ResendProps) {
  const t = await getTranslations('ResendForm')
  const texts = { title: t('title'), text: t('text'), event: t('event'), chooseEvent: t('chooseEvent'), submit: t('submit') }
  return <ResendLinkForm {...props} name="resend" action={WRITE_ROUTES.resendRegistration.path} texts={texts} className={styles.resend} />
}
