import styles from './parted-title.module.css'

/** A title of which what follows a colon begins a line of its own, where both do not fit into one. */
export function PartedTitle({ children }: { children: string }) {
  return children.split(/(?<=:) /).map((part, index) => [
    index > 0 && ' ',
    <span key={index} className={styles.part}>
      {part}
    </span>,
  ])
}
