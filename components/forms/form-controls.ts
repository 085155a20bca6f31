import { HONEYPOT_FIELD } from '@/lib/site/constants'
import { fillText } from '@/lib/site/text/fill-text'

/** Values nested as the contract wants them. */
export type FormValues = Record<string, unknown>

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a native post needs beside the body. */
const NATIVE_FIELDS: readonly string[] = ['page', 'lang', HONEYPOT_FIELD]

/** The controls of a form whose values are part of the body, in the order of the page. */
export function controlsOf(form: HTMLFormElement): FormControl[] {
  return Array.from(form.elements).filter(
    (element): element is FormControl => 'name' in element && element.matches('input, select, textarea') && isInBody(element as FormControl),
  )
}

/** The value at a dotted name, such as `answers.diet`. */
export function valueAt(values: FormValues | undefined, name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => (Object(value) as FormValues)[key], values)
}

export function isBox(control: FormControl): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

/** What a control holds in the words that the visitor sees; empty for a box that is not ticked. */
export function textOf(control: FormControl): string {
  if (isBox(control)) return control.checked ? (control.dataset.label ?? '') : ''
  if (control instanceof HTMLSelectElement && control.value) return control.selectedOptions[0]?.text ?? ''
  if (control.type === 'date' && control.value) return dayInWords(control)
  return control.value.trim()
}

function dayInWords({ value, dataset }: FormControl): string {
  const [year = '', month = '', day = ''] = value.split('-')
  const template = dataset.days?.split('|')[Number(month) - 1]
  return template ? fillText(template, { day: String(Number(day)), year }) : value
}

function isInBody({ name }: FormControl): boolean {
  return name !== '' && !NATIVE_FIELDS.includes(name)
}
