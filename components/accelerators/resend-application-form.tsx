import { getTranslations } from 'next-intl/server'
import { ResendLinkForm, type ResendProps } from '@/components/events/parts/resend-link-form'
import { WRITE_ROUTES } from '@/lib/contract/routes'

/** Sends the link to an application again. */
export async function ResendApplicationForm(props: ResendProps) {
  const t = await getTranslations('ResendApplicationForm')
  const texts = { title: t('title'), text: t('text'), event: t('event'), chooseEvent: t('chooseEvent'), submit: t('submit') }
  return <ResendLinkForm {...props} name="resendApplication" action={WRITE_ROUTES.resendAccelerator.path} texts={texts} />
}
