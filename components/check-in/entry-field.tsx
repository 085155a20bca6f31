'use client'

import { useTranslations } from 'next-intl'
import { useId, useMemo, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { Cluster } from '@/components/ui/layout/cluster'
import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import { findGuests, isTicketOrCode } from '@/lib/site/check-in/find-guests'
import { nameKeys } from '@/lib/site/check-in/name-key'
import { GuestMatches } from './guest-matches'
import { useScannerKeys } from './use-scanner-keys'
import styles from './check-in.module.css'

interface EntryFieldProps {
  guests: ReadonlyMap<string, CheckInGuest>
  entranceOf: (registration: string) => { at: string; device: string } | null
  timeZone?: string
  /** Called when somebody begins to type, because the last answer was for the guest before. */
  onBegin: () => void
  onCheck: (text: string) => void
  onChoose: (registration: string) => void
  onUndo: (guest: CheckInGuest) => void
}

/** One field for hand scanners, which type and press Enter, for codes and for names. */
export function EntryField({ guests, entranceOf, timeZone, onBegin, onCheck, onChoose, onUndo }: EntryFieldProps) {
  const t = useTranslations('CheckIn')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { text, found, isName, type, ask, finish } = useEntry(field, guests, onBegin, onCheck)
  const firstCheck = useRef<HTMLButtonElement>(null)
  useScannerKeys(field)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isName && isTicketOrCode(text)) return finish(() => onCheck(text))
    const [only, ...others] = found
    if (!only) return ask()
    // For a guest who is in already the answer says so; an undo takes a press of its own.
    if (others.length === 0 && entranceOf(only._id)) finish(() => onChoose(only._id))
    else if (firstCheck.current) firstCheck.current.focus()
    else field.current?.select()
  }

  return (
    <form role="search" className={styles.entry} onSubmit={submit}>
      <label htmlFor={id}>{t('entry')}</label>
      <Cluster gap={2} className={styles.row}>
        <input
          ref={field}
          id={id}
          type="text"
          value={text}
          onChange={({ target }) => type(target.value)}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <button type="submit" className={styles.primary}>
          {t('check')}
        </button>
      </Cluster>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('entryHint')}
      </p>
      {isName && (
        <GuestMatches
          guests={found}
          firstCheck={firstCheck}
          entranceOf={entranceOf}
          timeZone={timeZone}
          onChoose={(registration) => finish(() => onChoose(registration))}
          onUndo={(guest) => finish(() => onUndo(guest))}
        />
      )}
    </form>
  )
}

/** The text of the field, and the guests that it may name. */
function useEntry(field: RefObject<HTMLInputElement | null>, guests: EntryFieldProps['guests'], onBegin: () => void, onCheck: (text: string) => void) {
  const [text, setText] = useState('')
  const [isAnswered, setIsAnswered] = useState(false)
  const keys = useMemo(() => [...guests.values()].map((guest) => ({ guest, key: nameKeys(`${guest.fullName} ${guest.organization}`) })), [guests])
  const found = findGuests(keys, text)
  // Many names have the letters and the length of a code: it is one when no guest has that name.
  const isName = found.length > 0 || (text.trim().length > 1 && !isTicketOrCode(text))

  const type = (typed: string) => {
    if (text === '' || isAnswered) onBegin()
    setIsAnswered(false)
    setText(typed)
  }
  const finish = (act: () => void) => {
    act()
    setText('')
    field.current?.focus()
  }
  /** Keeps the text selected: a name can be corrected, and a scan overwrites it. */
  const ask = () => {
    if (text.trim() === '') return
    onCheck(text)
    setIsAnswered(true)
    field.current?.focus()
    field.current?.select()
  }
  return { text, found, isName, type, ask, finish }
}
