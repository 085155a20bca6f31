'use client'

import { Grid } from '@/components/ui/layout/grid'
import { Hint } from '@/components/ui/layout/hint'
import fieldStyles from './choice-field.module.css'
import { FieldError, FieldHelp, FieldName, useField, type FieldProps } from './field'
import styles from './field.module.css'
import box from './option.module.css'

interface ChoiceOption {
  value: string
  label: string
  help?: string
}

interface ChoiceFieldProps extends FieldProps {
  options: readonly ChoiceOption[]
  /** Where it is not that of label and help. */
  optionsLang?: string
  isMultiple?: boolean
}

/** So many letters fit into a chip. */
const MOST_LETTERS = 24

function isShort(options: readonly ChoiceOption[]): boolean {
  return options.every(({ label, help }) => !help && label.length <= MOST_LETTERS)
}

/** A field whose options are all in sight. */
export function ChoiceField({ name, label, lang, help, isRequired = false, options, optionsLang = lang, isMultiple = false }: ChoiceFieldProps) {
  const { id, error, value, optional, description } = useField(name, Boolean(help))
  const chosen = [value].flat().map(String)
  return (
    <fieldset className={`${styles.field} ${styles.group} ${error ? styles.bad : ''}`} aria-describedby={description}>
      <legend className={styles.label}>
        <FieldName label={label} lang={lang} optional={isRequired ? undefined : optional} />
      </legend>
      <FieldHelp id={id} help={help} lang={lang} />
      <div className={isShort(options) ? fieldStyles.chips : fieldStyles.options}>
        {options.map((option, index) => (
          <Grid as="label" gap={3} key={option.value} className={box.option}>
            <input
              // The error summary leads to the first one.
              id={index === 0 ? id : undefined}
              name={name}
              type={isMultiple ? 'checkbox' : 'radio'}
              value={option.value}
              required={isRequired && !isMultiple}
              defaultChecked={chosen.includes(option.value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              data-label={option.label}
            />
            <span lang={optionsLang}>
              {option.label}
              {option.help && <Hint as="span" className={fieldStyles.note}>{option.help}</Hint>}
            </span>
          </Grid>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
