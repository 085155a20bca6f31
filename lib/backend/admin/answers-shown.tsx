import type { UIFieldServerProps } from 'payload'
import { answerText, readQuestions } from '../inbox/questions'
import styles from './admin.module.css'

/** What a visitor answered to the event's own questions, with the words of the questions. */
export async function AnswersShown({ data, collectionSlug, req }: UIFieldServerProps) {
  const { event, answers } = data as { event?: string | { id: string }; answers?: Record<string, unknown> | null }
  const key = typeof event === 'object' ? event.id : event
  if (!key || !answers || Object.keys(answers).length === 0) return null
  const form = collectionSlug === 'accelerators' ? 'application' : 'registration'
  const questions = (await readQuestions(req, [key], form)).get(key)?.questions ?? []
  const asked = Object.entries(answers).map(([name, answer]) => {
    const question = questions.find((one) => one.key === name) ?? { key: name, label: name, form }
    return { name, label: question.label, text: answerText(question, answer) }
  })
  return (
    <dl className={styles.answers} aria-label="Answers to the event’s own questions">
      {asked.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
