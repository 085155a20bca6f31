import { render, screen } from '@testing-library/react'
import type { ServerProps } from 'payload'
import { ScheduledChanges } from './scheduled-changes'

const payload = {
  config: { collections: [{ slug: 'events', labels: { singular: 'Event' }, admin: { useAsTitle: 'title' } }], globals: [{ slug: 'home', label: 'Home page' }] },
  find: () => ({
    docs: [
      { id: 1, waitUntil: '2027-05-13T06:00:00Z', input: { type: 'publish', doc: { relationTo: 'events', value: 'e' } } },
      { id: 2, waitUntil: '2027-05-14T06:00:00Z', input: { type: 'unpublish', global: 'home' } },
    ],
    totalDocs: 2,
  }),
  findByID: () => ({ id: 'e', title: 'Summit' }),
}

const show = async (role: string) => render(await ScheduledChanges({ payload, user: { role } } as unknown as ServerProps))

test('what the clock will do is listed with links, for those who work on content', async () => {
  await show('editor')
  expect(screen.getByRole('heading', { name: 'Scheduled changes (2)' })).toHaveAttribute('id', 'scheduled-changes')
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['WhatChangeWhen', 'Event: SummitPublish13 May 2027, 10:00 (UTC+4)', 'Home pageUnpublish14 May 2027, 10:00 (UTC+4)'])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/admin/collections/events/e', '/admin/globals/home'])
})

test('others see none', async () => {
  const { container } = await show('desk')
  expect(container).toBeEmptyDOMElement()
})
