'use client'

import type { ComponentProps } from 'react'
import useSWR from 'swr'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { Choice } from '../saving/fields'
import { readAnswer } from '../staff-request'

const PUBLISHED = `/cms/api/events?where[_status][equals]=published&sort=-startsAt&limit=200&depth=0&locale=${DEFAULT_LOCALE}`

interface EventChoiceProps extends ComponentProps<'select'> {
  /** An event to leave out. */
  except?: string
}

/** Chooses one of the events that are published, the latest first. */
export function EventChoice({ except, ...select }: EventChoiceProps) {
  const { data } = useSWR(PUBLISHED, readAnswer<{ docs: { id: string; title: string }[] }>)
  const events = (data?.docs ?? []).filter(({ id }) => id !== except)
  return <Choice label="Event" name="event" empty="Choose an event" options={events.map(({ id, title }) => [id, title])} required {...select} />
}
