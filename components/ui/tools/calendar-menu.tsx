import { useId } from 'react'
import styles from './calendar-menu.module.css'
import { Icon } from '../icon'
import tools from './tool-button.module.css'

interface CalendarMenuProps {
  /** For screen readers only where the button is small. */
  label: string
  isSmall?: boolean
  links: { href: string; label: string; hint?: string }[]
  tone?: 'ink' | 'night'
}

/** An HTML popover, which needs no JavaScript. */
export function CalendarMenu({ label, isSmall = false, links, tone = 'ink' }: CalendarMenuProps) {
  const id = useId()
  return (
    <div className={styles[tone]}>
      <button
        type="button"
        popoverTarget={id}
        className={isSmall ? tools.sign : tools.button}
        aria-label={isSmall ? label : undefined}
      >
        <Icon name="calendar" size={isSmall ? 18 : 20} />
        {!isSmall && label}
      </button>
      <ul id={id} popover="auto" className={styles.list} aria-label={label}>
        {links.map(({ href, label, hint }) => (
          <li key={label}>
            <a href={href} className={styles.link} rel="nofollow">
              {label}
              {hint && <small className={styles.hint}>{hint}</small>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
