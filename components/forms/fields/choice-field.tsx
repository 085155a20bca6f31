'use client'

import { FieldError } from './field-error'
import styles from './field.module.css'
import { useField } from '../form-context'

/** One of the things that can be chosen. */
export interface ChoiceOption {
  value: string
  label: string
  help?: string
}

interface ChoiceFieldProps {
  name: string
  label: string
  /** The language of label, help and options where it is not that of the page; yes and no always are in that. */
  lang?: string
  help?: string
  isRequired?: boolean
  options: readonly ChoiceOption[]
  /** How many can be chosen: `one`, `several`, or `truth` for one whose values are true and false. */
  kind: 'one' | 'several' | 'truth'
}

/** A field whose options all stand there to be seen. */
export function ChoiceField({ name, label, lang, help, isRequired = false, options, kind }: ChoiceFieldProps) {
  const { id, error, value, texts, aria } = useField(name, Boolean(help))
  const chosen = (Array.isArray(value) ? value : [value]).map(String)
  const isSeveral = kind === 'several'
  return (
    <fieldset className={`${styles.field} ${styles.group} ${error ? styles.bad : ''}`} aria-describedby={aria['aria-describedby']}>
      <legend className={styles.label}>
        <span lang={lang}>{label}</span>
        {!isRequired && <span className={styles.optional}> {texts.optional}</span>}
      </legend>
      {help && (
        <p id={`${id}-help`} className={styles.help} lang={lang}>
          {help}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              // The first one carries the id that a list of errors leads to.
              id={index === 0 ? id : undefined}
              name={name}
              type={isSeveral ? 'checkbox' : 'radio'}
              value={option.value}
              required={isRequired && !isSeveral}
              defaultChecked={chosen.includes(option.value)}
              aria-invalid={aria['aria-invalid']}
              aria-describedby={error ? `${id}-error` : undefined}
              data-label={option.label}
              data-list={isSeveral ? '' : undefined}
              data-truth={kind === 'truth' ? '' : undefined}
            />
            <span lang={kind === 'truth' ? undefined : lang}>
              {option.label}
              {option.help && <span className={styles.note}>{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
