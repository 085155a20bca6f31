import type { UIFieldServerProps } from 'payload'
import { FILE_ROUTE } from '@/lib/contract/routes'
import { relationId } from '../database/relation-id'
import { answerText, readQuestions } from '../inbox/questions'
import type { Registration } from '../payload-types'
import styles from './staff.module.css'

export async function AnswersShown({ data, collectionSlug, req }: UIFieldServerProps) {
  const { event, answers }: Partial<Registration> = data
  if (!event || !answers || Object.keys(answers).length === 0) return null
  const eventId = relationId(event)
  const form = collectionSlug === 'accelerators' ? 'application' : 'registration'
  const questions = (await readQuestions(req, [eventId], form)).get(eventId)?.questions ?? []
  const rows = Object.entries(answers).map(([key, answer]) => {
    const question = questions.find((one) => one.key === key)
    return { key, label: question?.label ?? key, text: answerText(answer, question), file: fileIdOf(answer) }
  })
  return (
    <dl className={styles.facts} aria-label="Answers to the event’s own questions">
      {rows.map(({ key, label, text, file }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{file ? <a href={`${FILE_ROUTE.path}/${file}`} download>{text}</a> : text || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

function fileIdOf(answer: unknown): string | null {
  const { id, name } = Object(answer) as { id?: unknown; name?: unknown }
  return typeof id === 'string' && typeof name === 'string' ? id : null
}
