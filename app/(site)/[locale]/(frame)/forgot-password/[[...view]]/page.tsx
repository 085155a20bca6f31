import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountField } from '@/components/accounts/account-field'
import { AccountForm } from '@/components/accounts/account-form'
import { accountFormLabels } from '@/components/accounts/account-form-labels'
import { AccountScreen } from '@/components/accounts/account-screen'
import { Grain } from '@/components/ui/drawings/grain'
import { SealedEnvelope } from '@/components/ui/drawings/sealed-envelope'
import { WRITE_ROUTES } from '@/lib/contract/routes'
import { getCurrentCover } from '@/lib/content/events'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'
import { fromViewSegments } from '@/lib/site/lists/view-segment'

type ForgotPasswordProps = PageProps<'/[locale]/forgot-password/[[...view]]'>

/** Nothing is rendered at build; each view is cached after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: ForgotPasswordProps): Promise<Metadata> {
  const [t, { view }] = await Promise.all([getTranslations('ForgotPasswordPage'), params])
  const isSent = fromViewSegments('forgotPassword', view).notice === 'sent'
  return { title: t(isSent ? 'sentTitle' : 'title'), description: t('intro'), robots: { index: false } }
}

export default async function ForgotPasswordPage({ params }: ForgotPasswordProps) {
  const { notice } = fromViewSegments('forgotPassword', (await params).view)
  const [t, e, labels, cover] = await Promise.all([
    getTranslations('ForgotPasswordPage'),
    getTranslations('ApiErrors'),
    accountFormLabels(),
    getCurrentCover(await pageLocale()),
  ])
  const failures: Record<string, string> = { failed: t('failed'), limit: e('tooManyRequests'), away: labels.unreachable }
  const other = { href: pathTo('login'), label: t('back') }
  if (notice === 'sent') {
    return (
      <>
        <AccountScreen title={t('sentTitle')} image={cover} slice="64%" isShort intro={t('sent')} other={other} drawing={<SealedEnvelope />} />
        <Grain />
      </>
    )
  }
  return (
    <AccountScreen title={t('title')} image={cover} slice="42%" isShort intro={t('intro')} other={other}>
      <AccountForm
        action={WRITE_ROUTES.forgotPassword.path}
        successRedirect={`${pathTo('forgotPassword')}?notice=sent`}
        failure={failures[notice ?? '']}
        labels={{ ...labels, submit: t('submit') }}
      >
        <AccountField name="email" type="email" label={t('email')} autoComplete="username" maxLength={254} aria-invalid={notice === 'failed' || undefined} />
      </AccountForm>
    </AccountScreen>
  )
}
