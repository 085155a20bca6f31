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

const WARNING = { href: '/admin', text: '1 session is a draft; visitors do not see it.' }

/** The form of an event with one session that was never published. */
async function publish({ isPublished }: { isPublished: boolean }) {
  const site = { sessions: 1 }
  Object.assign(globalThis, {
    fetch: (path: string) => {
      if (path.endsWith('agenda-publish')) site.sessions = 0
      const body = path.endsWith('agenda-drafts') ? { days: 0, sessions: site.sessions, isPublished } : { warnings: site.sessions > 0 ? [WARNING] : [] }
      return Promise.resolve({ ok: true, json: () => Promise.resolve(body) })
    },
  })
  // jsdom does not open and close dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal(this: HTMLDialogElement) { this.open = true } })
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
}

test('what is to be checked follows when the agenda is published too', async () => {
  await publish({ isPublished: true })
  expect(screen.getByRole('link', { name: WARNING.text })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Publish the agenda' }))
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('an event that only seems to be published, for want of a proper answer, offers nothing', async () => {
  await publish({ isPublished: false })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
