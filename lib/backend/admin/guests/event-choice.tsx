'use client'

import { useEffect, useState } from 'react'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { requestAsStaff } from '../staff-request'

interface EventChoiceProps {
  value: string
  onChange: (event: string) => void
  /** An event to leave out. */
  except?: string
}

interface NamedEvent {
  id: string
  title: string
}

/** Chooses one of the events that are published, the latest first. */
export function EventChoice({ value, onChange, except }: EventChoiceProps) {
  const [events, setEvents] = useState<NamedEvent[]>([])
  useEffect(() => {
    const query = `where[_status][equals]=published&sort=-startsAt&limit=200&depth=0&locale=${DEFAULT_LOCALE}`
    void requestAsStaff<{ docs: NamedEvent[] }>('GET', `events?${query}`).then((answer) => setEvents(answer?.docs ?? []))
  }, [])
  return (
    <label>
      Event
      <select value={value} onChange={({ target }) => onChange(target.value)} required>
        <option value="">Choose an event</option>
        {events
          .filter(({ id }) => id !== except)
          .map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
      </select>
    </label>
  )
}
