import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { relationId } from '../../database/relation-id'
import { EMAIL_STATES } from '../../email/records/email-states'
import type { History } from '../../inbox/history'
import type { CheckIn, Registration } from '../../payload-types'
import styles from '../staff.module.css'
import { AnswerList } from '../inbox/answer-list'
import { formatSiteTime } from '../times/site-time'
import { Entry } from './entry'

/** All that is known of the owner of an address, in one place. Entries stay as they are: nothing is merged. */
export function PersonHistory({ payload, history }: { payload: Payload; history: History }) {
  const { address, spellings, registrations, accelerators, subscriptions, messages, scans, events, emails, duplicates } = history
  const titleOf = (event: Registration['event']) => events.get(relationId(event)) ?? 'An event that is gone'
  const isKnown = spellings.length > 0 || emails.length > 0
  return (
    <>
      {!isKnown && <p role="status">{`There is nothing from ${address}.`}</p>}
      {(spellings.length > 1 || duplicates.size > 0) && (
        <div className={styles.warning}>
          {spellings.length > 1 && <p>{`The address is written in several ways: ${spellings.join(', ')}.`}</p>}
          {duplicates.size > 0 && <p>Several entries are for the same thing; they are marked below. None is merged: decide which stays.</p>}
        </div>
      )}
      <Section title="Registrations" count={registrations.length}>
        {registrations.map((one) => (
          <Entry
            key={one.id}
            payload={payload}
            collection="registrations"
            entry={one}
            title={titleOf(one.event)}
            facts={[one.companion > 0 && 'companion', one.ticketNumber ? `ticket ${one.ticketNumber}` : null]}
            isDuplicate={duplicates.has(one.id)}
          >
            <Scans scans={scans.filter(({ registration }) => registration && relationId(registration) === one.id)} />
          </Entry>
        ))}
      </Section>
      <Section title="Applications" count={accelerators.length}>
        {accelerators.map((one) => (
          <Entry key={one.id} payload={payload} collection="accelerators" entry={one} title={titleOf(one.event)} facts={[one.projectName]} isDuplicate={duplicates.has(one.id)} />
        ))}
      </Section>
      <Section title="Subscription" count={subscriptions.length}>
        {subscriptions.map((one) => (
          <Entry key={one.id} payload={payload} collection="subscriptions" entry={one} title="Letters" facts={[one.confirmedAt && `confirmed ${formatSiteTime(one.confirmedAt)}`]} isDuplicate={duplicates.has(one.id)} />
        ))}
      </Section>
      <Section title="Messages and answers" count={messages.length}>
        {messages.map((one) => (
          <Entry key={one.id} payload={payload} collection="messages" entry={one} title={one.subject || 'Without a subject'} facts={[]}>
            <p className={styles.typed}>{one.message}</p>
            <AnswerList answers={one.answers} />
          </Entry>
        ))}
      </Section>
      <Section title="Emails" count={emails.length}>
        {emails.map(({ id, subject, state, reason, at }) => (
          <li key={id}>
            <p>{subject}</p>
            <p className={styles.muted}>{[EMAIL_STATES[state], formatSiteTime(at ?? ''), reason].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </Section>
    </>
  )
}

function Section({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section>
      <h2>{`${title} (${count})`}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

function Scans({ scans }: { scans: CheckIn[] }) {
  if (scans.length === 0) return null
  return (
    <ul aria-label="At the door">
      {scans.map(({ id, at, device, isUndo, result }) => (
        <li key={id}>{`${isUndo ? 'Check-in undone' : result === 'counted' ? 'Checked in' : 'Shown, not let in'}, ${device}, ${formatSiteTime(at)}`}</li>
      ))}
    </ul>
  )
}
