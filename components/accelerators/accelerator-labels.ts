import { getTranslations } from 'next-intl/server'
import { questionLabels } from '@/components/forms/fields/question-fields'
import type { Question } from '@/lib/contract/fields/questions'

/** The names of the fields of an application as people read them, in the order of the page. */
export async function acceleratorLabels(questions: readonly Question[]) {
  const [t, f, consent] = await Promise.all([
    getTranslations('AcceleratorForm'),
    getTranslations('FieldNames'),
    getTranslations('ConsentField'),
  ])
  return {
    fullName: f('fullName'),
    email: f('email'),
    phone: f('phone'),
    country: f('country'),
    birthDate: t('birthDate'),
    organization: f('organization'),
    projectName: t('projectName'),
    projectStage: t('projectStage'),
    link: t('link'),
    motivation: t('motivation'),
    ...questionLabels(questions),
    consent: consent('name'),
  }
}
