'use client'

import type { OldText } from '@/lib/backend/translations/read-old-texts'
import { BusyButton } from '../saving/busy-button'
import { sendDeskRequest } from '../staff-request'
import { formatSiteTime } from '../times/site-time'
import { languageName } from './language-name'
import styles from '../staff.module.css'

interface OldTextListProps {
  texts: readonly OldText[]
  /** Called once one was marked. */
  onChecked: () => void
}

/** Texts that may be out of date: why, a link to each, and the button for those that are right. */
export function OldTextList({ texts, onChecked }: OldTextListProps) {
  async function check(text: OldText) {
    const { entity, document, path, locale, since } = text
    await sendDeskRequest('old-texts/checked', { entity, document, path, locale, since })
    onChecked()
  }

  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={keyOf(text)} className={styles.row}>
          <div>
            <a href={text.href}>{`${text.kind}: ${text.title}`}</a>
            <span className={styles.muted}>{` ${text.field}, ${languageName(text.locale)}`}</span>
            <Reasons {...text} />
          </div>
          <BusyButton buttonStyle="secondary" size="small" aria-label={`Checked: ${text.title}, ${text.field}, ${languageName(text.locale)}`} onClick={() => check(text)}>
            Checked
          </BusyButton>
        </li>
      ))}
    </ul>
  )
}

function Reasons({ source, names, changedAt, locale }: OldText) {
  return (
    <>
      {source && (
        <>
          <p className={styles.change}>
            {source.lead} {source.removed && <del>{source.removed}</del>} {source.added && <ins>{source.added}</ins>} {source.tail}
          </p>
          <p className={styles.muted}>
            {`${languageName(source.from)} changed on ${formatSiteTime(source.changedAt)}; ${languageName(locale)} ${changedAt ? `changed last on ${formatSiteTime(changedAt)}` : 'has not changed since'}.`}
          </p>
        </>
      )}
      {names.map(({ label, words }) => (
        <p key={words}>{`The text may still name the former ${label}: “${words}”.`}</p>
      ))}
    </>
  )
}

function keyOf({ entity, document, path, locale }: OldText): string {
  return [entity, document, path, locale].join(' ')
}
