import { answersSchema } from '@/lib/contract/fields/questions'
import { requiredFieldsSchema } from '@/lib/contract/fields/registration-fields'
import type { Event } from '@/lib/contract/events'
import { questionsOf } from '@/lib/site/forms/questions-of'

/** The schemas of the fields that an event asks besides name and email. */
export function askedFields(event: Event) {
  return { ...requiredFieldsSchema(event.registrationFields).shape, answers: answersSchema(questionsOf(event, 'registration')).prefault({}) }
}
