import type { ReactNode } from 'react'
import styles from './staff.module.css'

interface StaffTableProps {
  headings: readonly string[]
  rows: readonly StaffRow[]
}

interface StaffRow {
  key: string | number
  /** In the order of the headings; the first one names the row. */
  cells: readonly ReactNode[]
  /** Where the name leads. */
  href?: string
  isWrong?: boolean
}

/** A table of a screen of staff; on a phone each row is a block, with its headings before the values. */
export function StaffTable({ headings, rows }: StaffTableProps) {
  return (
    <table className={`${styles.table} ${styles.stacked}`}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...values], href, isWrong }) => (
          <tr key={key} className={isWrong ? styles.wrong : undefined}>
            <th scope="row">{href ? <a href={href}>{name}</a> : name}</th>
            {values.map((value, index) => (
              <td key={index} data-heading={headings[index + 1]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
