'use client'

import { Button, useConfig, useRouteCache, useSelection } from '@payloadcms/ui'
import { useState } from 'react'
import { Choice } from '../saving/fields'
import styles from '../staff.module.css'
import { sendDeskRequest } from '../staff-request'

/** Gives the chosen entries of a list another status. */
export function ChangeStatus({ collectionSlug }: { collectionSlug: string }) {
  const { count, getQueryParams, toggleAll } = useSelection()
  const { getEntityConfig } = useConfig()
  const { clearRouteCache } = useRouteCache()
  const [state, setState] = useState('')
  const field = getEntityConfig({ collectionSlug })?.fields.find((one) => 'name' in one && one.name === 'state')
  if (count === 0 || field?.type !== 'select') return null

  async function save() {
    if (!(await sendDeskRequest(`${collectionSlug}/change${getQueryParams()}`, { state }))) return
    toggleAll()
    clearRouteCache()
  }

  return (
    <div className={styles.links}>
      <Choice
        label={`New status of the ${count} chosen `}
        empty=""
        value={state}
        onChange={({ target }) => setState(target.value)}
        options={field.options.map((option) => (typeof option === 'string' ? [option, option] : [option.value, String(option.label)]))}
      />
      <Button size="small" margin={false} disabled={!state} onClick={() => void save()}>
        Change status…
      </Button>
    </div>
  )
}
