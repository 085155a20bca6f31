import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import styles from './staff.module.css'

interface StaffViewProps {
  view: AdminViewServerProps
  children: ReactNode
}

/** A screen of our own in the frame of the CMS's. */
export function StaffView({ view: { initPageResult, params, searchParams }, children }: StaffViewProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <main>
        <Gutter className={styles.view}>{children}</Gutter>
      </main>
    </DefaultTemplate>
  )
}
