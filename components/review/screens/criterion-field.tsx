'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { HIGHEST_SCORE, LOWEST_SCORE } from '@/lib/contract/review/score-range'
import type { Criterion } from '@/lib/contract/review/reviews'
import styles from './criterion-field.module.css'

const MARKS = Array.from({ length: HIGHEST_SCORE - LOWEST_SCORE + 1 }, (_, index) => LOWEST_SCORE + index)

interface CriterionFieldProps {
  criterion: Criterion
  value: number | undefined
  isMissing: boolean
  isDisabled: boolean
  onMark: (score: number) => void
}

/** The marks of one criterion, each with what it looks like. */
export function CriterionField({ criterion: { key, label, anchors }, value, isMissing, isDisabled, onMark }: CriterionFieldProps) {
  const t = useTranslations('Review')
  const id = useId()
  const hasAnchors = anchors.some(Boolean)
  return (
    <fieldset className={styles.criterion} role="radiogroup" data-criterion={key} disabled={isDisabled} aria-required="true" aria-invalid={isMissing || undefined} aria-describedby={isMissing ? `${id}-missing` : undefined}>
      <legend>{label}</legend>
      {isMissing && (
        <p id={`${id}-missing`} className={styles.missing}>
          {t('missingOne')}
        </p>
      )}
      <div className={hasAnchors ? styles.list : styles.row}>
        {MARKS.map((score, index) => {
          const anchor = anchors[index] ?? ''
          return (
            <label key={score} className={styles.mark}>
              <input type="radio" name={`mark-${key}`} value={score} checked={value === score} aria-label={t('mark', { score })} aria-describedby={anchor ? `${id}-${score}` : undefined} onChange={() => onMark(score)} />
              <span className={styles.score} aria-hidden="true">
                {score}
              </span>
              {anchor && <span id={`${id}-${score}`}>{anchor}</span>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
