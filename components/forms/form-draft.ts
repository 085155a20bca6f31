import { controlsOf, type FormControl } from './form-values'

/** Where what was typed is kept: until the window is closed, or on the device until it was sent. */
export type DraftStorage = 'session' | 'device'

/** Consent is given anew each time. */
const NEVER_KEPT: readonly string[] = ['consent']

/** Keeps what is typed into a form at the moment. Where storage is refused, nothing is kept. */
export function saveDraft(form: HTMLFormElement, key: string, keeper: DraftStorage): void {
  const draft: Record<string, string[]> = {}
  for (const control of kept(form)) {
    if (isBox(control) ? control.checked : control.value !== '') (draft[control.name] ??= []).push(control.value)
  }
  try {
    if (Object.keys(draft).length === 0) storage(keeper).removeItem(key)
    else storage(keeper).setItem(key, JSON.stringify(draft))
  } catch {
    // A full or forbidden storage must not keep anybody from typing.
  }
}

/** Puts back what was typed before, into controls that nobody has touched since. */
export function restoreDraft(form: HTMLFormElement, key: string, keeper: DraftStorage): void {
  const draft = readDraft(key, keeper)
  for (const control of kept(form)) {
    const values = draft[control.name]
    if (!values || !isUntouched(control)) continue
    if (isBox(control)) control.checked = values.includes(control.value)
    else control.value = values[0] ?? ''
  }
}

/** Remembers which part of a long form is shown. */
export function saveStep(part: string, key: string, keeper: DraftStorage): void {
  try {
    storage(keeper).setItem(partKey(key), part)
  } catch {
    // The form begins at its first part again.
  }
}

/** The part of a long form that was shown last; null when it is not known. */
export function currentStep(key: string, keeper: DraftStorage): string | null {
  try {
    return storage(keeper).getItem(partKey(key))
  } catch {
    return null
  }
}

/** Forgets what was typed, and where. */
export function dropDraft(key: string, keeper: DraftStorage): void {
  try {
    storage(keeper).removeItem(key)
    storage(keeper).removeItem(partKey(key))
  } catch {
    // Nothing was kept where storage is refused.
  }
}

function kept(form: HTMLFormElement): FormControl[] {
  return controlsOf(form).filter(({ type, name }) => type !== 'hidden' && !NEVER_KEPT.includes(name))
}

function readDraft(key: string, keeper: DraftStorage): Partial<Record<string, string[]>> {
  try {
    const draft: unknown = JSON.parse(storage(keeper).getItem(key) ?? '{}')
    return typeof draft === 'object' && draft !== null ? draft : {}
  } catch {
    return {}
  }
}

function partKey(key: string): string {
  return `${key}#part`
}

function storage(keeper: DraftStorage): Storage {
  return keeper === 'device' ? window.localStorage : window.sessionStorage
}

function isBox(control: FormControl): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
}

function isUntouched(control: FormControl): boolean {
  if (isBox(control)) return control.checked === control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue
  const byDefault = Array.from(control.options).findIndex(({ defaultSelected }) => defaultSelected)
  return control.selectedIndex === Math.max(0, byDefault)
}
