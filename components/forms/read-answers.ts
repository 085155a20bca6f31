import type { FormControl } from './form-values'

/** What was typed into a field, in the words that the visitor saw. */
export interface TypedAnswer {
  name: string
  label: string
  text: string
}

/**
 * Reads what was typed as people would read it: options by their labels, several of them joined.
 *
 * @param controls those of one part of a form, in the order of the page
 * @param labels the names of the fields; one without a label is left out
 */
export function readAnswers(controls: readonly FormControl[], labels: Record<string, string>): TypedAnswer[] {
  const names = [...new Set(controls.map(({ name }) => name))].filter((name) => labels[name])
  return names.map((name) => {
    const texts = controls.filter((control) => control.name === name).map(toText)
    return { name, label: labels[name] ?? '', text: texts.filter(Boolean).join(', ') }
  })
}

function toText(control: FormControl): string {
  if (control instanceof HTMLSelectElement) return control.value ? (control.selectedOptions[0]?.text ?? '') : ''
  if (!(control instanceof HTMLInputElement)) return control.value.trim()
  if (control.type === 'checkbox' || control.type === 'radio') return control.checked ? (control.dataset.label ?? '') : ''
  return control.value.trim()
}
