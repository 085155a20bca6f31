import { getTranslations } from 'next-intl/server'
import { QuestionFields } from '@/components/forms/fields/question-fields'
import { TextArea } from '@/components/forms/fields/text-area'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { questionsOf } from '@/lib/site/forms/questions-of'

/** Why somebody applies, and what the programme asks besides. */
export async function ReasonFields({ label, event }: { label: string; event: Event }) {
  const t = await getTranslations('AcceleratorForm')
  return (
    <>
      <TextArea name="motivation" label={label} help={t('motivationHelp')} rows={10} isRequired />
      <QuestionFields questions={questionsOf(event, 'application')} lang={languageOf(event, 'questions')} event={event.identifier} />
    </>
  )
}
