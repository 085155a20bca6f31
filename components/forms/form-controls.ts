import { HONEYPOT_FIELD, VERSION_FIELD } from '@/lib/site/constants'
import { parseDatePartName } from '@/lib/site/forms/date-parts'
import { fillText } from '@/lib/site/text/fill-text'

/** Values nested as the contract wants them. */
export type FormValues = Record<string, unknown>

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields that a native post sends beside the body. */
const NATIVE_FIELDS: readonly string[] = ['page', 'lang', HONEYPOT_FIELD, VERSION_FIELD]

/** The controls of a form whose values are part of the body, in the order of the page. */
export function controlsOf(form: HTMLFormElement): FormControl[] {
  return Array.from(form.elements).filter(
    (element): element is FormControl => 'name' in element && element.matches('input, select, textarea') && isInBody(element as FormControl),
  )
}

/** The field of the contract that a control belongs to. */
export function fieldOf({ name }: Pick<FormControl, 'name'>): string {
  return parseDatePartName(name)?.field ?? name
}

/** A value that is a plain text; empty for any other. */
export function textAt(values: FormValues | undefined, name: string): string {
  const value = values?.[name]
  return typeof value === 'string' ? value : ''
}

/** The value at a dotted name, such as `answers.diet`. */
export function valueAt(values: FormValues | undefined, name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => (Object(value) as FormValues)[key], values)
}

export function isBox(control: FormControl): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

/** Brings a control into sight that may be folded away. */
export function unfold(control: Element): void {
  control.closest('details')?.setAttribute('open', '')
}

/** The value of a field in the words that the visitor sees. */
export function answerIn(controls: FormControl[], field: string): string {
  const sameFieldControls = controls.filter((control) => fieldOf(control) === field)
  const texts = sameFieldControls.map(textOf)
  const days = sameFieldControls[0]?.dataset.days?.split('|')
  return (days && dayInWords(days, texts)) ?? texts.filter(Boolean).join(', ')
}

/** @param texts day, month and year as they were typed */
function dayInWords(days: string[], [day = '', month = '', year = '']: string[]): string | undefined {
  const template = days[Number(month) - 1]
  return template && fillText(template, { day: String(Number(day)), year })
}

/** Empty for a box that is not ticked. */
function textOf(control: FormControl): string {
  if (isBox(control)) return control.checked ? (control.dataset.label ?? '') : ''
  if (control instanceof HTMLSelectElement && control.value) return control.selectedOptions[0]?.text ?? ''
  // The name of a file, whose value nobody reads.
  if (control.dataset.label !== undefined) return control.dataset.label
  return control.value.trim()
}

function isInBody({ name }: FormControl): boolean {
  return name !== '' && !NATIVE_FIELDS.includes(name)
}
