import { HONEYPOT_FIELD } from '@/lib/site/constants'

/** What was typed into a form, nested as the contract wants it. */
export type FormValues = Record<string, unknown>

/** An element that a visitor types or chooses something with. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const NOT_SENT: readonly string[] = ['page', 'lang', HONEYPOT_FIELD]

/** The controls of a form that have a name and are part of what is sent, in the order of the page. */
export function controlsOf(form: HTMLFormElement): FormControl[] {
  return Array.from(form.elements).filter(
    (element): element is FormControl =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !NOT_SENT.includes(element.name),
  )
}

/**
 * Reads a form as the body of the contract: a dot in a name nests (`answers.diet`), boxes of one name are a
 * list, and controls marked `data-truth` are true or false. A choice that was not made is missing.
 */
export function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const control of controlsOf(form)) {
    const [outer = '', inner] = control.name.split('.')
    const target = inner === undefined ? values : ((values[outer] ??= {}) as FormValues)
    const name = inner ?? outer
    const value = valueOf(control)
    if (control.dataset.list !== undefined) target[name] = [...((target[name] as unknown[] | undefined) ?? []), ...(value === undefined ? [] : [value])]
    else if (value !== undefined) target[name] = value
  }
  return values
}

/** What a program typed into the field that people do not see; empty for people. */
export function honeypotOf(form: HTMLFormElement): string {
  const honeypot = form.elements.namedItem(HONEYPOT_FIELD)
  return honeypot instanceof HTMLInputElement ? honeypot.value : ''
}

/** The value at a dotted name, as a form that is rendered again is given them. */
export function valueAt(values: FormValues | undefined, name: string): unknown {
  return name.split('.').reduce<unknown>((value, part) => (typeof value === 'object' && value !== null ? (value as FormValues)[part] : undefined), values)
}

function valueOf(control: FormControl): unknown {
  const isBox = control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
  if (isBox && !control.checked) return undefined
  if (control.dataset.truth !== undefined) return control.value === 'true'
  return control.type === 'url' ? withScheme(control.value) : control.value
}

/** Few people type the scheme of a web address. */
function withScheme(address: string): string {
  const typed = address.trim()
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed) ? `https://${typed}` : typed
}
