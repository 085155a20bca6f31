import styles from './staff.module.css'

/** Numbers with their names below. */
export function Figures({ rows }: { rows: readonly (readonly [label: string, value: string | number])[] }) {
  return (
    <dl className={styles.figures}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
