import { render, screen } from '@testing-library/react'
import { getTicketEvents } from '@/lib/content/events'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import MissingRegistrationPage from './page'

let mockLocale: Locale
jest.mock('next-intl/server', () => ({ getTranslations: (namespace: 'MissingLink') => Promise.resolve(getTranslations({ locale: mockLocale, namespace })) }))
jest.mock('@/lib/i18n/page-locale', () => ({ pageLocale: () => Promise.resolve(mockLocale) }))
jest.mock('@/lib/content/events', () => ({ getTicketEvents: jest.fn() }))
jest.mock('@/components/registrations/resend-form', () => ({ ResendForm: () => <form aria-label="resend" /> }))

test.each(LOCALES)('a link that leads nowhere promises an email only where one can be sent, in %s', async (locale) => {
  mockLocale = locale
  const promised = { en: 'upcoming event, we can email you your ticket', ka: 'მომავალ ღონისძიებაზე' }[locale]
  for (const count of [0, 1]) {
    jest.mocked(getTicketEvents).mockResolvedValue(Array.from({ length: count }, () => ({}) as never))
    const { container, unmount } = render(await MissingRegistrationPage())
    expect(container.textContent?.includes(promised)).toBe(count > 0)
    expect(screen.queryAllByRole('form')).toHaveLength(count)
    unmount()
  }
})
