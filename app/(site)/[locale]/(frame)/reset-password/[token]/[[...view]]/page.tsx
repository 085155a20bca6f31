import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountForm } from '@/components/accounts/account-form'
import { accountFormLabels, passwordTexts } from '@/components/accounts/account-form-labels'
import { AccountScreen } from '@/components/accounts/account-screen'
import { PasswordField } from '@/components/accounts/password-field'
import { WRITE_ROUTES } from '@/lib/contract/routes'
import { MIN_PASSWORD } from '@/lib/contract/users'
import { getCurrentCover } from '@/lib/content/events'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'
import { fromViewSegments } from '@/lib/site/lists/view-segment'

type ResetPasswordProps = PageProps<'/[locale]/reset-password/[token]/[[...view]]'>

/** Not cached: anybody can make up tokens, and a real one is its owner's. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: ResetPasswordProps): Promise<Metadata> {
  const [t, { view }] = await Promise.all([getTranslations('ResetPasswordPage'), params])
  const { invited } = fromViewSegments('resetPassword', view)
  return { title: t(invited ? 'invitedTitle' : 'title'), description: t(invited ? 'invitedIntro' : 'intro'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function ResetPasswordPage({ params }: ResetPasswordProps) {
  const { token, view } = await params
  const { notice, invited } = fromViewSegments('resetPassword', view)
  const [t, e, labels, cover] = await Promise.all([
    getTranslations('ResetPasswordPage'),
    getTranslations('ApiErrors'),
    accountFormLabels(),
    getCurrentCover(await pageLocale()),
  ])
  const failures: Record<string, string> = {
    failed: labels.errors.tooShort,
    over: e('resetLinkOver'),
    limit: e('tooManyRequests'),
    away: labels.unreachable,
  }
  return (
    <AccountScreen title={t(invited ? 'invitedTitle' : 'title')} image={cover} slice="80%" isShort intro={t(invited ? 'invitedIntro' : 'intro')} other={{ href: pathTo('forgotPassword'), label: t('again') }}>
      <AccountForm
        action={WRITE_ROUTES.resetPassword.path}
        successRedirect={`${pathTo('login')}?notice=changed`}
        failure={failures[notice ?? '']}
        labels={{ ...labels, submit: t('submit') }}
      >
        <input type="hidden" name="token" value={decodeURIComponent(token)} />
        {invited && <input type="hidden" name="invited" value="1" />}
        <PasswordField
          name="password"
          texts={await passwordTexts()}
          label={t(invited ? 'invitedPassword' : 'password')}
          hint={t('hint', { least: MIN_PASSWORD })}
          autoComplete="new-password"
          minLength={MIN_PASSWORD}
          maxLength={1000}
          aria-invalid={notice === 'failed' || undefined}
        />
      </AccountForm>
    </AccountScreen>
  )
}
