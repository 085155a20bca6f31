import buttons from '@/components/ui/button-link.module.css'
import styles from './message-screen.module.css'

interface MessageScreenProps {
  title: string
  text: string
  /** Small print below the text. */
  note?: string
  /** Plain links: the router may be what is broken. */
  actions: { href: string; label: string }[]
}

export function MessageScreen({ title, text, note, actions }: MessageScreenProps) {
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.actions}>
        {actions.map(({ href, label }, index) => (
          <li key={href}>
            <a href={href} className={index === 0 ? `${buttons.button} ${buttons.primary}` : styles.other}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
