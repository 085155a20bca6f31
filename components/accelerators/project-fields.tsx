import { getTranslations } from 'next-intl/server'
import { ChoiceField } from '@/components/forms/fields/choice-field'
import { TextField } from '@/components/forms/fields/text-field'
import { PROJECT_STAGES } from '@/lib/contract/accelerators'

interface ProjectFieldsProps {
  labels: { projectName: string; projectStage: string; link: string }
}

export async function ProjectFields({ labels }: ProjectFieldsProps) {
  const t = await getTranslations('AcceleratorForm')
  const stages = PROJECT_STAGES.map((stage) => ({ value: stage, label: t(stage), help: t(`${stage}Help`) }))
  return (
    <>
      <TextField name="projectName" label={labels.projectName} isRequired />
      <ChoiceField name="projectStage" label={labels.projectStage} options={stages} isRequired />
      <TextField name="link" type="url" label={labels.link} help={t('linkHelp')} autoComplete="url" />
    </>
  )
}
