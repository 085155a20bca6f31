import { EventChoice } from '@/components/check-in/event-choice'
import { readChoice } from './choice'

export { generateMetadata } from './[event]/page'

export default async function CheckInEvents() {
  const { texts, events } = await readChoice()
  return <EventChoice title={texts.title} texts={texts} events={events} />
}
