'use client'

import { Button, useRouteCache, useSelection } from '@payloadcms/ui'
import { useState } from 'react'
import styles from '../staff.module.css'
import { sendDeskRequest } from '../staff-request'
import { EventChoice } from '../guests/event-choice'

/** Puts the chosen entries of a list on the pages of one event, or takes them off; their other events stay. */
export function EventsOfChosen({ collectionSlug }: { collectionSlug: string }) {
  const { count, getQueryParams, toggleAll } = useSelection()
  const { clearRouteCache } = useRouteCache()
  const [event, setEvent] = useState('')
  if (count === 0) return null

  async function change(action: 'add' | 'remove') {
    if (!(await sendDeskRequest(`${collectionSlug}/events${getQueryParams()}`, { event, action }))) return
    toggleAll()
    clearRouteCache()
  }

  return (
    <div className={styles.links}>
      <EventChoice value={event} onChange={({ target }) => setEvent(target.value)} />
      <Button size="small" margin={false} disabled={!event} onClick={() => void change('add')}>
        {`Add ${count} to event`}
      </Button>
      <Button buttonStyle="secondary" size="small" margin={false} disabled={!event} onClick={() => void change('remove')}>
        {`Remove ${count} from event`}
      </Button>
    </div>
  )
}
