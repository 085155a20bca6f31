import type { z } from 'zod'
import { AcceleratorBodySchema } from '@/lib/contract/accelerators'
import { MessageBodySchema } from '@/lib/contract/messages'
import { RegistrationChangeSchema } from '@/lib/contract/own-registrations'
import { answersSchema, type Question } from '@/lib/contract/fields/questions'
import { RegistrationBodySchema } from '@/lib/contract/registrations'
import { SubscribeBlockSchema, SubscribeFormSchema } from '@/lib/contract/subscriptions'
import type { FormName } from './form-names'

/** What the body of each form must look like, with the answers to an event's own questions where there are any. */
export function formSchema(name: FormName, questions: readonly Question[] = []): z.ZodType<Record<string, unknown>> {
  switch (name) {
    case 'subscribeBlock':
      return SubscribeBlockSchema
    case 'subscribe':
      return SubscribeFormSchema
    case 'contact':
    case 'careers':
      return MessageBodySchema
    case 'registration':
      return questions.length > 0 ? RegistrationBodySchema.extend({ answers: answersSchema(questions) }) : RegistrationBodySchema
    case 'ownRegistration':
      return questions.length > 0 ? RegistrationChangeSchema.extend({ answers: answersSchema(questions) }) : RegistrationChangeSchema
    case 'application':
      return questions.length > 0 ? AcceleratorBodySchema.extend({ answers: answersSchema(questions) }) : AcceleratorBodySchema
  }
}
