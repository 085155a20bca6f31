'use client'

import { useTranslations } from 'next-intl'
import useSWR from 'swr'
import { Cluster } from '@/components/ui/layout/cluster'
import { callApi, readJson } from '@/lib/api/browser'
import { showMessage } from '@/components/ui/notifications/toast'
import { usePathname } from '@/lib/i18n/navigation'
import { CHECK_IN, REVIEW, SIGN_OUT_RELOAD_DELAY } from '@/lib/site/constants'
import { STAFF_AREA } from '@/lib/site/forms/signed-in-path'
import { isJuror, isStaffMember, mayEditContent, worksAtDoor } from '@/lib/site/security/current-user'
import { editTarget, type EditTarget } from '@/lib/site/redirects/edit-target'
import type { CurrentUser } from '@/lib/contract/users'
import styles from './session-bar.module.css'

export function SessionBarContent({ user }: { user: CurrentUser }) {
  const t = useTranslations('SessionBar')
  const pathname = usePathname()
  const edit = useEditAddress(mayEditContent(user) ? editTarget(pathname) : null)

  const signOut = async () => {
    try {
      await callApi('/api/auth/logout', { method: 'POST' })
      void showMessage(t('signedOut'))
      setTimeout(() => window.location.reload(), SIGN_OUT_RELOAD_DELAY)
    } catch {
      void showMessage(t('failed'))
    }
  }

  return (
    <Cluster as="aside" gap={4} isOneRow align="center" className={styles.bar} data-no-print="" aria-label={t('label')}>
      <p className={styles.user}>{t('signedInAs', { email: user.email })}</p>
      {/* The staff screens are another application: plain links leave the site. */}
      {edit && (
        <a href={edit} className={styles.link}>
          {t('edit')}
        </a>
      )}
      {isStaffMember(user) && (
        <a href={STAFF_AREA} className={styles.link}>
          {t('staffScreens')}
        </a>
      )}
      {worksAtDoor(user) && (
        <a href={CHECK_IN} className={styles.link}>
          {t('checkIn')}
        </a>
      )}
      {isJuror(user) && (
        <a href={REVIEW} className={styles.link}>
          {t('review')}
        </a>
      )}
      <button type="button" className={styles.link} onClick={() => void signOut()}>
        {t('signOut')}
      </button>
    </Cluster>
  )
}

/** Where staff edit this page: its document, or the list of its kind when the document is not found. */
function useEditAddress(target: EditTarget | null): string | undefined {
  const document = target?.document
  const query = document && new URLSearchParams({ identifier: document.identifier, select: 'identifier' }).toString()
  const { data } = useSWR(document ? `${document.list}?${query}` : null, readJson<{ items: { _id: string }[] }>, {
    revalidateOnFocus: false,
  })
  if (!target) return undefined
  const key = data?.items[0]?._id
  return key ? `${target.screen}/${key}` : target.screen
}
