'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { SignInLink } from '@/components/ui/desk/sign-in-link'
import { Stack } from '@/components/ui/layout/stack'
import type { CallProblem } from './review-api'

/** Why there is nothing to show; without a reason it is still coming. */
export function ReadProblem({ problem, onRetry }: { problem: CallProblem | null; onRetry: () => void }) {
  const t = useTranslations('Review')
  if (problem === null) return <p role="status">{t('loading')}</p>
  if (problem === 'signedOut' || problem === 'notYours') return <p role="alert">{t.rich(problem, { link: (text) => <SignInLink>{text}</SignInLink> })}</p>
  return (
    <Stack gap={3} isStart>
      <p role="alert">{t('unreachable')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </Stack>
  )
}
