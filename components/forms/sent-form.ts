import { SENT_FORM_KEY } from '@/lib/site/constants'
import { answerIn, controlsOf } from './form-controls'

/** A form that was accepted, as the page that follows shows it. */
export interface SentForm {
  path: string
  /** The sentence of the backend. */
  message: string
  answers: { label: string; text: string }[]
}

/** The values of a form in the words that the visitor sees; a field without a label is left out. */
export function answersOf(form: HTMLFormElement, labels: Record<string, string>): SentForm['answers'] {
  const controls = controlsOf(form)
  return Object.entries(labels).flatMap(([field, label]) => {
    if (field === 'consent') return []
    const text = answerIn(controls, field)
    return text ? [{ label, text }] : []
  })
}

/** Kept until the window is closed; where nothing can be stored, the page shows less. */
export function storeSentForm(sent: SentForm): void {
  try {
    window.sessionStorage.setItem(SENT_FORM_KEY, JSON.stringify(sent))
  } catch {
    // The form was sent all the same.
  }
}

/** The form that led to a page, as it was stored; null for any other page. */
export function readSentForm(path: string): SentForm | null {
  const sent = Object(JSON.parse(storedText())) as Partial<SentForm>
  return sent.path === path ? (sent as SentForm) : null
}

/** The same text until another form is sent, so that a component can subscribe to it. */
export function storedText(): string {
  try {
    return window.sessionStorage.getItem(SENT_FORM_KEY) ?? '{}'
  } catch {
    return '{}'
  }
}
