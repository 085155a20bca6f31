import { getTranslations } from 'next-intl/server'
import { ChoiceField } from '@/components/forms/fields/choice-field'
import { TextField } from '@/components/forms/fields/text-field'
import { PROJECT_STAGES } from '@/lib/contract/accelerators'

interface ProjectFieldsProps {
  labels: { projectName: string; projectStage: string; link: string }
}

/** What one applies with: its name, how far it is, where it can be seen. */
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
