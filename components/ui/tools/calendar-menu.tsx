import { useId, type ReactNode } from 'react'
import { Hint } from '../layout/hint'
import styles from './calendar-menu.module.css'
import { Icon, type IconName } from '../icon'
import tools from './tool-button.module.css'

interface CalendarMenuProps {
  /** For screen readers only where the button is an icon. */
  label: string
  icon?: IconName
  links: { href: string; label: string; hint?: string }[]
  tone?: 'ink' | 'night'
  /** A last entry. */
  children?: ReactNode
}

/** An HTML popover, which needs no JavaScript. */
export function CalendarMenu({ label, icon, links, tone = 'ink', children }: CalendarMenuProps) {
  const id = useId()
  return (
    <div className={styles[tone]}>
      <button
        type="button"
        popoverTarget={id}
        className={icon ? tools.sign : tools.button} data-no-print=""
        aria-label={icon ? label : undefined}
      >
        <Icon name={icon ?? 'calendar'} />
        {!icon && label}
      </button>
      <ul id={id} popover="auto" className={styles.list} aria-label={label}>
        {links.map(({ href, label, hint }) => (
          <li key={label}>
            <a href={href} className={styles.link} rel="nofollow">
              {label}
              {hint && <Hint as="small" className={styles.hint}>{hint}</Hint>}
            </a>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </div>
  )
}
