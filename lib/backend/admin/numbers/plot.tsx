import { toCsv } from '@/lib/site/text/spreadsheet'
import { drawBars, drawColumns, plotText, type PlotRow } from './draw-plot'
import admin from '../staff.module.css'
import styles from './plot.module.css'

/** The most rows that a plot shows; the table beside it has all of them. */
const DRAWN = 15

interface PlotProps {
  title: string
  /** The heading of the rows. */
  heading: string
  rows: readonly PlotRow[]
  kind: 'bars' | 'columns'
  /** Of the files that it can be saved as. */
  fileName: string
}

/** Numbers as a picture and as a table beside it, both to be saved as they are shown. */
export function Plot({ title, heading, rows, kind, fileName }: PlotProps) {
  if (rows.length === 0) {
    return (
      <section>
        <h2>{title}</h2>
        <p>Nothing yet.</p>
      </section>
    )
  }
  const drawing = kind === 'bars' ? drawBars(title, toDrawn(rows)) : drawColumns(title, rows)
  const csv = toCsv([[heading, 'Count'], ...rows.map(({ label, count }) => [label, count])])
  return (
    <section>
      <h2>{title}</h2>
      <div className={styles.plot}>
        <figure>
          <img className={admin.picture} src={dataUri('image/svg+xml', drawing)} alt={`${title}: ${plotText(rows)}`} />
          <figcaption className={admin.links}>
            <a download={`${fileName}.svg`} href={dataUri('image/svg+xml', drawing)}>
              {`Save the plot “${title}”`}
            </a>
            <a download={`${fileName}.csv`} href={dataUri('text/csv', csv)}>
              {`Save the table “${title}”`}
            </a>
          </figcaption>
        </figure>
        <div className={admin.scroller} role="group" aria-label={`${title}, as a table`} tabIndex={0}>
          <table className={admin.table}>
            <thead>
              <tr>
                <th scope="col">{heading}</th>
                <th scope="col">Count</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, count }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td className={admin.number}>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}

/** The longest rows, and the others as one. */
function toDrawn(rows: readonly PlotRow[]): PlotRow[] {
  if (rows.length <= DRAWN) return [...rows]
  const others = rows.slice(DRAWN - 1)
  return [...rows.slice(0, DRAWN - 1), { label: `${others.length} others`, count: others.reduce((sum, { count }) => sum + count, 0) }]
}

function dataUri(type: string, content: string): string {
  return `data:${type};charset=utf-8,${encodeURIComponent(content)}`
}
