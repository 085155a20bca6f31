import type { z } from 'zod'
import { AcceleratorBodySchema, AcceleratorResendSchema } from '@/lib/contract/accelerators'
import { answersSchema, type Question } from '@/lib/contract/fields/questions'
import { requiredFieldsSchema, type RegistrationFields } from '@/lib/contract/fields/registration-fields'
import { MessageBodySchema } from '@/lib/contract/messages'
import { ApplicationChangeSchema } from '@/lib/contract/own/own-applications'
import { RegistrationChangeSchema } from '@/lib/contract/own/own-registrations'
import { RegistrationBodySchema, RegistrationResendSchema } from '@/lib/contract/registrations'
import { SubscribeBlockSchema, SubscribeFormSchema } from '@/lib/contract/subscriptions'

const SCHEMAS = {
  subscribeBlock: SubscribeBlockSchema,
  subscribe: SubscribeFormSchema,
  contact: MessageBodySchema,
  careers: MessageBodySchema,
  registration: RegistrationBodySchema,
  resend: RegistrationResendSchema,
  ownRegistration: RegistrationChangeSchema,
  application: AcceleratorBodySchema,
  resendApplication: AcceleratorResendSchema,
  ownApplication: ApplicationChangeSchema,
} as const satisfies Record<string, z.ZodObject>

export type FormName = keyof typeof SCHEMAS

/** The body of each form, with the answers to an event's own questions where there are any. */
export function formSchema(name: FormName, questions: readonly Question[] = [], fields?: RegistrationFields): z.ZodType<Record<string, unknown>> {
  const schema: z.ZodObject = fields ? SCHEMAS[name].extend(requiredFieldsSchema(fields).shape) : SCHEMAS[name]
  return questions.length > 0 ? schema.extend({ answers: answersSchema(questions).prefault({}) }) : schema
}
