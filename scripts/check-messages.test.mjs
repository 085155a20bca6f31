import { compareLanguages, findUnread } from './check-messages.mjs'

test.each([
  ['Welcome', undefined, ['Home.title: no value in en, missing in ka']],
  ['Welcome', ' ', ['Home.title: no value in en, empty in ka']],
  ['Speakers – {event}', 'სპიკერები', ['Home.title: {event, argument} in en, no value in ka']],
  ['Read <b>on</b>', 'წაიკითხე', ['Home.title: {b, tag} in en, no value in ka']],
  ['{count, plural, other {# at {event}}}', '{count}', ['Home.title: {count, plural} {event, argument} in en, {count, argument} in ka']],
  ['{count, plural, one {# speaker} other {# speakers}}', '{count, plural, other {# სპიკერი}}', []],
])('English "%s" beside Georgian "%s"', (en, ka, faults) => {
  expect(compareLanguages({ en: { Home: { title: en } }, ka: { Home: { title: ka } } })).toEqual(faults)
})

const MESSAGES = { Home: { title: 'a', text: 'b' }, Trail: { home: 'c', kinds: { guest: 'd' } } }
const HOME = "const t = useTranslations('Home')\n"
const READ_HOME = `${HOME}t('title') + t('text')`
const READ_TRAIL = "getTranslations({ locale, namespace: 'Trail' })('home'); getTranslations({ namespace: 'Trail' })('kinds.guest')"

test.each([
  ['a key in no file', [`${HOME}t('title')`, READ_TRAIL], ['Home.text']],
  ['a key of another namespace only', [`${HOME}t('title')`, `${READ_TRAIL}\nconst u = useTranslations('Trail')\nu('text')`], ['Home.text']],
  ['two readers that wait for each other', ["const [t, { lead }, b] = await Promise.all([getTranslations('Home'), read(), getTranslations('Trail')])\n[t('title'), t('text'), b('home'), b('kinds.guest')]"], []],
  ['a key with a spelled variable part', [READ_HOME, "const b = useTranslations('Trail')\nb('home') + b(`kinds.${kind}`)", "const KINDS = ['guest']"], []],
  ['a key with a variable part that nothing spells', [READ_HOME, "const b = useTranslations('Trail')\nb('home') + b(`kinds.${kind}`)"], ['Trail.kinds.guest']],
  ['keys of a reader that is handed on', [`${HOME}labelsOf(t)`, 'const KEYS = { title: 1 }', READ_TRAIL], ['Home.text']],
])('%s', (_, sources, unread) => {
  expect(findUnread(MESSAGES, sources)).toEqual(unread)
})
