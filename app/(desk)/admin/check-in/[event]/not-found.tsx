import { EventChoice } from '@/components/check-in/event-choice'
import { readChoice } from '../choice'

export default async function CheckInNotFound() {
  const { texts, events } = await readChoice()
  return <EventChoice title={texts.unknownEvent} texts={texts} events={events} />
}
