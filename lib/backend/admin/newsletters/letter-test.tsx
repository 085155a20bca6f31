'use client'

import { toast } from '@payloadcms/ui'
import type { NewsletterWarning } from '../../newsletters/warnings'
import admin from '../staff.module.css'
import { BusyButton } from '../saving/busy-button'
import { useSaved } from '../saving/use-saved'
import { requestAsStaff } from '../staff-request'
import { warningSentence } from './letter-sentences'

interface LetterTestProps {
  id: string
  isModified: boolean
}

/** What readers would stumble over, and a test to oneself. */
export function LetterTest({ id, isModified }: LetterTestProps) {
  const found = useSaved<{ warnings: NewsletterWarning[] } | null>(`newsletters/${id}/warnings`, null)
  async function sendTest() {
    const answer = await requestAsStaff<{ sentTo: string }>('POST', `newsletters/${id}/test`)
    if (answer) toast.success(`A test in each language is on its way to ${answer.sentTo}.`)
  }
  return (
    <>
      {!found && <p role="status">Links and pictures are being checked …</p>}
      {found && found.warnings.length > 0 && (
        <section className={admin.warning} aria-label="Check before you send">
          <h3>Check before you send</h3>
          <ul>
            {found.warnings.map(warningSentence).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      {found?.warnings.length === 0 && <p role="status">Checked: every link answers, every picture has a description, and mail programs cut nothing off.</p>}
      <p>A test comes to your own address in both languages. Its subject begins with “[Test]”, and its links unsubscribe nobody.</p>
      {isModified && <p role="status">Save your changes first: what is sent is what was saved last.</p>}
      <BusyButton buttonStyle="secondary" disabled={isModified} onClick={sendTest}>
        Send a test to me
      </BusyButton>
    </>
  )
}
