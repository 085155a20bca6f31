'use client'

import { Fragment } from 'react'
import type { Decision, RoundRanking } from '@/lib/contract/review/decisions'
import { APPLICATION_STATE_WORDS } from '../../applications/state-words'
import admin from '../staff.module.css'
import { DecisionOptions, toDecision } from './decision-options'
import styles from './ranking-table.module.css'

type Item = RoundRanking['items'][number]

interface RankingTableProps {
  ranking: RoundRanking
  above: readonly string[]
  selected: ReadonlySet<string>
  isDisabled: boolean
  onSelect: (selected: ReadonlySet<string>) => void
  onMark: (application: string, state: Decision | null) => void
  onText: (application: string) => void
}

const HEADINGS = ['Rank', 'Application', 'Corrected', 'Plain mean', 'Spread', 'Readings', 'Intended', 'Told', 'Text'] as const

/** All applications of a round, the best first; those that nobody has read come last. */
export function RankingTable({ ranking: { items, readAgain }, above, selected, isDisabled, onSelect, onMark, onText }: RankingTableProps) {
  const uncertain = new Set(readAgain)
  const last = above.at(-1)
  const select = (application: string, isOn: boolean) => {
    const changed = new Set(selected)
    if (isOn) changed.add(application)
    else changed.delete(application)
    onSelect(changed)
  }
  return (
    <table className={`${admin.table} ${admin.stacked} ${styles.ranking}`}>
      <thead>
        <tr>
          <th scope="col">
            <input type="checkbox" aria-label="Select all" checked={selected.size === items.length} onChange={({ target }) => onSelect(new Set(target.checked ? items.map(({ application }) => application) : []))} />
          </th>
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Fragment key={item.application}>
            <Row item={item} isUncertain={uncertain.has(item.application)} isSelected={selected.has(item.application)} isDisabled={isDisabled} onSelect={(isOn) => select(item.application, isOn)} onMark={onMark} onText={onText} />
            {item.application === last && (
              <tr>
                <td colSpan={HEADINGS.length + 1} className={styles.cut}>
                  {`The line: ${above.length} above it`}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends Pick<RankingTableProps, 'isDisabled' | 'onMark' | 'onText'> {
  item: Item
  isUncertain: boolean
  isSelected: boolean
  onSelect: (isOn: boolean) => void
}

function Row({ item, isUncertain, isSelected, isDisabled, onSelect, onMark, onText }: RowProps) {
  const { application, fullName, projectName, rank, raw, corrected, error, spread, readings, intended, state, text } = item
  const cells = [
    rank ?? '–',
    <span key="name">
      <a href={`/admin/collections/accelerators/${application}`}>{projectName || fullName}</a>
      <small className={admin.small}>{[projectName && fullName, isUncertain && 'uncertain'].filter(Boolean).join(', ')}</small>
    </span>,
    corrected === null ? '–' : `${decimal(corrected)}${error === null ? '' : ` ± ${decimal(error)}`}`,
    decimal(raw),
    decimal(spread),
    readings,
    <select key="intended" aria-label={`Intended for ${projectName || fullName}`} value={intended ?? ''} disabled={isDisabled} onChange={({ target }) => onMark(application, toDecision(target.value))}>
      <DecisionOptions />
    </select>,
    APPLICATION_STATE_WORDS[state],
    <button key="text" type="button" className={styles.act} disabled={isDisabled} aria-label={`${text ? 'Change' : 'Write'} the text for ${fullName}`} onClick={() => onText(application)}>
      {text ? 'Change' : 'Write'}
    </button>,
  ]
  return (
    <tr>
      <td>
        <input type="checkbox" aria-label={`Select ${projectName || fullName}`} checked={isSelected} onChange={({ target }) => onSelect(target.checked)} />
      </td>
      {cells.map((cell, index) => (
        <td key={HEADINGS[index]} data-heading={HEADINGS[index]} className={`${admin.number} ${styles.cell}`}>
          {cell}
        </td>
      ))}
    </tr>
  )
}

function decimal(value: number | null): string {
  return value === null ? '–' : value.toFixed(2)
}
