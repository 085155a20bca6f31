import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountField } from '@/components/accounts/account-field'
import { AccountForm } from '@/components/accounts/account-form'
import { accountFormLabels, passwordTexts } from '@/components/accounts/account-form-labels'
import { AccountScreen } from '@/components/accounts/account-screen'
import { PasswordField } from '@/components/accounts/password-field'
import { SignOutForm } from '@/components/accounts/sign-out-form'
import { WRITE_ROUTES } from '@/lib/contract/routes'
import { getCurrentCover } from '@/lib/content/events'
import { getSite } from '@/lib/content/site'
import { pageLocale } from '@/lib/i18n/page-locale'
import { codePath } from '@/lib/site/forms/native-forms'
import { toOwnPath } from '@/lib/site/security/own-path'
import { pageMetadata } from '@/lib/site/metadata/page-metadata'
import { pathTo } from '@/lib/site/routes'
import { fromViewSegments } from '@/lib/site/lists/view-segment'

type LoginProps = PageProps<'/[locale]/login/[[...view]]'>

/** Nothing is rendered at build; each view is cached after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata(): Promise<Metadata> {
  const [t, site] = await Promise.all([getTranslations('LoginPage'), getSite(await pageLocale())])
  return pageMetadata(site, { path: pathTo('login'), title: t('title'), description: t('intro'), isFound: false })
}

export default async function LoginPage({ params }: LoginProps) {
  const { next, notice, step } = fromViewSegments('login', (await params).view)
  const [t, e, a, labels, cover] = await Promise.all([
    getTranslations('LoginPage'),
    getTranslations('ApiErrors'),
    getTranslations('ApiAnswers'),
    accountFormLabels(),
    getCurrentCover(await pageLocale()),
  ])
  if (step === 'code') return <CodeScreen next={toOwnPath(next)} notice={notice} />
  const failures: Record<string, string> = {
    failed: e('signInFailed'),
    over: e('signInStepOver'),
    limit: e('tooManyRequests'),
    away: labels.unreachable,
  }
  return (
    <AccountScreen
      title={t('title')}
      image={cover}
      slice="22%"
      intro={t('intro')}
      notice={notice === 'changed' ? a('passwordChanged') : undefined}
      other={{ href: pathTo('forgotPassword'), label: t('forgot') }}
    >
      <AccountForm
        action={WRITE_ROUTES.login.path}
        successRedirect={toOwnPath(next)}
        codeRedirect={codePath(toOwnPath(next))}
        failure={failures[notice ?? '']}
        labels={{ ...labels, submit: t('submit') }}
      >
        <input type="hidden" name="next" value={toOwnPath(next)} />
        <AccountField name="email" type="email" label={t('email')} autoComplete="username" maxLength={254} aria-invalid={notice === 'failed' || undefined} />
        <PasswordField name="password" texts={await passwordTexts()} label={t('password')} autoComplete="current-password" maxLength={1000} aria-invalid={notice === 'failed' || undefined} />
      </AccountForm>
      <SignOutForm text={t('signedInAlready')} label={t('signOut')} />
    </AccountScreen>
  )
}

/** The second step, for accounts that have a second factor. */
async function CodeScreen({ next, notice }: { next: string; notice: string | undefined }) {
  const [t, e, labels, cover] = await Promise.all([
    getTranslations('LoginPage'),
    getTranslations('ApiErrors'),
    accountFormLabels(),
    getCurrentCover(await pageLocale()),
  ])
  const failures: Record<string, string> = { failed: e('codeFailed'), limit: e('tooManyRequests'), away: labels.unreachable }
  return (
    <AccountScreen title={t('codeTitle')} image={cover} slice="36%" isShort intro={t('codeIntro')} other={{ href: pathTo('login'), label: t('otherAccount') }}>
      <AccountForm
        action={WRITE_ROUTES.secondFactor.path}
        successRedirect={next}
        failure={failures[notice ?? '']}
        labels={{ ...labels, submit: t('submit') }}
      >
        <input type="hidden" name="next" value={next} />
        <AccountField name="code" type="text" label={t('code')} autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} maxLength={20} aria-invalid={notice === 'failed' || undefined} />
      </AccountForm>
    </AccountScreen>
  )
}
