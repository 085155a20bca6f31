'use client'

import useSWR from 'swr'
import type { SubscriberImport } from '../../subscriptions/import-subscribers'
import { requestAsStaff } from '../staff-request'
import { importSentence } from './import-sentence'

/** Milliseconds. */
const INTERVAL = 1000

const isAtWork = ({ state }: SubscriberImport) => state === 'reading' || state === 'inviting'

export function ImportProgress({ id }: { id: string }) {
  const { data } = useSWR(`subscriptions/import/${id}`, (path) => requestAsStaff<SubscriberImport>('GET', path), { refreshInterval: (latest) => (!latest || isAtWork(latest) ? INTERVAL : 0) })
  return <p role="status">{data ? importSentence(data) : ''}</p>
}
