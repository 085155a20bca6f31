import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ButtonHTMLAttributes } from 'react'
import { SWRConfig } from 'swr'
import { AgendaWarnings } from './agenda-warnings'
import { DraftAgendaOffer } from './draft-agenda-offer'

const form = { hasPublishedDoc: false, lastUpdateTime: 1 }

jest.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: ButtonHTMLAttributes<HTMLButtonElement>) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: jest.fn(), error: jest.fn() },
  useDocumentInfo: () => form,
}))

/** What the site answers when it is asked whether the event is published; null where it cannot be reached. */
let isPublished: boolean | null = true

const WARNING = { href: '/admin', text: '1 session is a draft; visitors do not see it.' }

/** The form of an event with one session that was never published. */
async function publish(answer: boolean | null) {
  isPublished = answer
  const site = { sessions: 1 }
  Object.assign(globalThis, {
    fetch: (path: string) => {
      if (path.endsWith('agenda-publish')) site.sessions = 0
      if (path.endsWith('agenda-drafts') && isPublished === null) return Promise.reject(new TypeError('Failed to fetch'))
      const body = path.endsWith('agenda-drafts') ? { days: 0, sessions: site.sessions, isPublished } : { warnings: site.sessions > 0 ? [WARNING] : [] }
      return Promise.resolve({ ok: true, json: () => Promise.resolve(body) })
    },
  })
  // jsdom does not open and close dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal(this: HTMLDialogElement) { this.open = true }, close(this: HTMLDialogElement) { this.open = false } })
  form.hasPublishedDoc = false
  const shown = () => (
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <AgendaWarnings id="1" initial={{ warnings: [WARNING] }} />
      <DraftAgendaOffer id="1" />
    </SWRConfig>
  )
  const { rerender } = render(shown())
  form.hasPublishedDoc = true
  await act(() => Promise.resolve(rerender(shown())))
  /** The next save, to which the site answers properly. */
  return async () => {
    isPublished = true
    form.lastUpdateTime += 1
    await act(() => Promise.resolve(rerender(shown())))
  }
}

test.each([false, null])('once it is published, the agenda is offered although the site said %s before', async (answer) => {
  const publishProperly = await publish(answer)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await publishProperly()
  expect(screen.getByRole('dialog', { name: 'Publish the agenda too?' })).toBeInTheDocument()
})

test('a later save of a published event offers nothing again', async () => {
  const saveAgain = await publish(true)
  await userEvent.click(screen.getByRole('button', { name: 'Leave as drafts' }))
  await saveAgain()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
