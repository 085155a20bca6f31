import { fillCount, fillText } from './fill-text'

test.each([
  { message: '{time}-მდე · {stage}', values: { time: '10:30', stage: 'ეზო' }, text: '10:30-მდე · ეზო' },
  { message: '{title} and {title}', values: { title: '$& {time}' }, text: '$& {time} and $& {time}' },
  { message: 'Until {time}', values: {}, text: 'Until {time}' },
])('"$message" becomes "$text"', ({ message, values, text }) => {
  expect(fillText(message, values as Record<string, string>)).toBe(text)
})

test.each([
  { locale: 'en', count: 1, text: '1 session' },
  { locale: 'en', count: 1900, text: '1,900 sessions' },
  { locale: 'ka', count: 1900, text: '1900 sessions' },
  { locale: 'ka', count: 48_000, text: '48\u00a0000 sessions' },
] as const)('$count in $locale is "$text"', ({ locale, count, text }) => {
  expect(fillCount({ one: '{count} session', other: '{count} sessions' }, count, locale)).toBe(text)
})
