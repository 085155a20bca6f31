import { useEffect, useLayoutEffect, useMemo, type RefObject } from 'react'
import { FORM_DRAFT_KEY, VERSION_FIELD } from '@/lib/site/constants'
import { controlsOf, isBox, unfold, type FormControl } from './form-controls'

/** `session` lasts until the window is closed, `local` until the form is sent. */
export type DraftStorage = 'session' | 'local'

/** Stored with a form besides its fields. */
export interface FormDraft {
  /** The step that was shown last; null when the form begins anew. */
  currentStep: () => string | null
  saveStep: (step: string) => void
  clear: () => void
}

interface StoredDraft {
  fields?: Partial<Record<string, string[]>>
  step?: string
  /** The version that the form held when somebody began to type. */
  version?: string
}

interface DraftOptions {
  name: string
  page: string
  storage: DraftStorage
  /** Whether the server has filled in what was typed and refused, which is newer than the draft. */
  isShownAgain: boolean
  /** Sets the version that the restored values were typed over. */
  setVersion: (version: string) => void
}

/** Visitors give consent anew each time. */
const NEVER_STORED: readonly string[] = ['consent']

/** Stores what is typed and restores it when the page is opened again: after a reload, Back or a change of the language. */
export function useDraft(form: RefObject<HTMLFormElement | null>, { name, page, storage, isShownAgain, setVersion }: DraftOptions): FormDraft {
  const stored = useMemo(() => storedDraft(`${FORM_DRAFT_KEY}${name}:${page}`, storage), [name, page, storage])

  useLayoutEffect(() => {
    // The browser's own check would stand in the way of ours; without JavaScript it is all there is.
    form.current?.setAttribute('novalidate', '')
    if (!form.current || isShownAgain) return
    const { fields = {}, version: typedFrom } = stored.read()
    fillIn(form.current, fields)
    // The restored values may be older than those that the server has filled in.
    if (typedFrom) setVersion(typedFrom)
  }, [form, stored, isShownAgain, setVersion])

  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const events = new AbortController()
    const save = () => stored.write({ ...stored.read(), fields: readFields(element), version: versionIn(element) })
    for (const type of ['input', 'change']) element.addEventListener(type, save, events)
    // Typed before the page was ready.
    if (!storedControls(element).every(isUntouched)) save()
    return () => events.abort()
  }, [form, stored])

  return useMemo(
    () => ({
      // A form that is shown again has its errors to show, wherever they are.
      currentStep: () => (isShownAgain ? null : (stored.read().step ?? null)),
      saveStep: (step) => stored.write({ ...stored.read(), step }),
      clear: () => stored.write({}),
    }),
    [stored, isShownAgain],
  )
}

/** A draft in the browser's storage; where that is full or forbidden, nothing is stored and nothing fails. */
function storedDraft(key: string, storage: DraftStorage) {
  const area = () => (storage === 'local' ? window.localStorage : window.sessionStorage)
  return {
    read(): StoredDraft {
      try {
        return Object(JSON.parse(area().getItem(key) ?? '{}')) as StoredDraft
      } catch {
        return {}
      }
    },
    write(draft: StoredDraft): void {
      try {
        if (draft.step || Object.keys(draft.fields ?? {}).length > 0) area().setItem(key, JSON.stringify(draft))
        else area().removeItem(key)
      } catch {
        // A failing storage must not disturb typing.
      }
    },
  }
}

function versionIn(form: HTMLFormElement): string | undefined {
  return form.querySelector<HTMLInputElement>(`input[name="${VERSION_FIELD}"]`)?.value
}

function readFields(form: HTMLFormElement): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const control of storedControls(form)) {
    const isGiven = isBox(control) ? control.checked : control.value !== ''
    // An empty field counts where the server had filled in a value.
    if (!isGiven && isUntouched(control)) continue
    const values = (fields[control.name] ??= [])
    if (isGiven) values.push(control.value)
  }
  return fields
}

/** Leaves alone what was typed before the page was ready. */
function fillIn(form: HTMLFormElement, fields: Partial<Record<string, string[]>>): void {
  for (const control of storedControls(form)) {
    const values = fields[control.name]
    if (!values || !isUntouched(control)) continue
    if (isBox(control)) control.checked = values.includes(control.value)
    else control.value = values[0] ?? ''
    if (!isUntouched(control)) unfold(control)
  }
}

function storedControls(form: HTMLFormElement): FormControl[] {
  return controlsOf(form).filter(({ type, name }) => type !== 'hidden' && type !== 'file' && !NEVER_STORED.includes(name))
}

function isUntouched(control: FormControl): boolean {
  if (isBox(control)) return control.checked === control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue
  return control.selectedIndex === Math.max(0, Array.from(control.options).findIndex(({ defaultSelected }) => defaultSelected))
}
