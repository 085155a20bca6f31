import { checkMessages, placeholdersOf } from '../check-messages.mjs'

const READS_TITLE = { file: 'app/page.tsx', text: "const t = await getTranslations('Home')\nt('title')" }
const check = ({ en, ka, sources = [READS_TITLE], dynamicKeys = [] }) =>
  checkMessages({ languages: { en, ka }, sources, dynamicKeys })
const source = (text, file = 'components/ui/new.tsx') => ({ file, text })

describe('what is wrong with the messages', () => {
  test.each([
    {
      name: 'nothing',
      input: { en: { Home: { title: 'Welcome' } }, ka: { Home: { title: 'მოგესალმებით' } } },
      problems: [],
    },
    {
      name: 'a text that Georgian lacks',
      input: { en: { Home: { title: 'Welcome' } }, ka: { Home: {} } },
      problems: ['Home.title: missing in ka'],
    },
    {
      name: 'a text that English lacks',
      input: { en: { Home: {} }, ka: { Home: { title: 'მოგესალმებით' } } },
      problems: ['Home.title: missing in en'],
    },
    {
      name: 'an empty text',
      input: { en: { Home: { title: 'Welcome' } }, ka: { Home: { title: ' ' } } },
      problems: ['Home.title: empty in ka'],
    },
    {
      name: 'a placeholder that one language forgets',
      input: { en: { Home: { title: 'Speakers – {event}' } }, ka: { Home: { title: 'სპიკერები' } } },
      problems: ['Home.title: placeholders differ: en {event}, ka none'],
    },
    {
      name: 'a brace that is never closed',
      input: { en: { Home: { title: 'At {event}' } }, ka: { Home: { title: '{event' } } },
      problems: ['Home.title: no ICU message in ka'],
    },
    {
      name: 'a placeholder of another kind',
      input: {
        en: { Home: { title: '{count, plural, one {# speaker} other {# speakers}}' } },
        ka: { Home: { title: '{count} სპიკერი' } },
      },
      problems: ['Home.title: placeholders differ: en {count, plural}, ka {count}'],
    },
    {
      name: 'plural forms that only one language has are no fault',
      input: {
        en: { Home: { title: '{count, plural, =0 {none} one {# speaker} other {# speakers}}' } },
        ka: { Home: { title: '{count, plural, =0 {არავინ} other {# სპიკერი}}' } },
      },
      problems: [],
    },
    {
      name: 'a text that nobody reads',
      input: { en: { Home: { title: 'Welcome', old: 'Bye' } }, ka: { Home: { title: 'მოგესალმებით', old: 'ნახვამდის' } } },
      problems: ['Home.old: nobody reads it'],
    },
    {
      name: 'a text that is read but not there',
      input: {
        en: { Home: { title: 'Welcome' } },
        ka: { Home: { title: 'მოგესალმებით' } },
        sources: [READS_TITLE, source("const t = useTranslations('Home')\nt('subtitle')")],
      },
      problems: ['Home.subtitle: read in components/ui/new.tsx, but there is no such message'],
    },
    {
      name: 'a computed key that is not listed',
      input: {
        en: { Home: { title: 'Welcome' } },
        ka: { Home: { title: 'მოგესალმებით' } },
        sources: [READS_TITLE, source("const t = useTranslations('Home')\nt(state)")],
      },
      problems: ['Home: components/ui/new.tsx computes a key; list the keys in scripts/messages/dynamic-keys.mjs'],
    },
    {
      name: 'a listed key without a message',
      input: {
        en: { Home: { title: 'Welcome' } },
        ka: { Home: { title: 'მოგესალმებით' } },
        sources: [source("const t = useTranslations('Home')\nt(state)")],
        dynamicKeys: [{ namespace: 'Home', keys: ['title', 'past'] }],
      },
      problems: ['Home.past: listed as a computed key, but there is no such message'],
    },
    {
      name: 'a list for keys that no code computes any more',
      input: {
        en: { Home: { title: 'Welcome' } },
        ka: { Home: { title: 'მოგესალმებით' } },
        dynamicKeys: [{ namespace: 'Home', keys: ['title'] }],
      },
      problems: ['Home: listed as computing keys, but no code does'],
    },
  ])('$name', ({ input, problems }) => {
    expect(check(input)).toEqual(problems)
  })
})

describe('which reads are found', () => {
  const messages = { Home: { title: 'a', text: 'b' }, Trail: { home: 'c' } }

  test.each([
    {
      name: 'two readers that wait for each other',
      text: `async function Page() {
        const [t, b] = await Promise.all([getTranslations('Home'), getTranslations('Trail')])
        return [t('title'), t('text'), b('home')]
      }`,
    },
    {
      name: 'a reader beside other things that are awaited',
      text: `async function Page() {
        const [b, { lead }, t] = [await getTranslations('Trail'), await read(), await getTranslations('Home')]
        return <p title={t('title')}>{t('text')}{b('home')}</p>
      }`,
    },
    {
      name: 'one name for two namespaces in two functions',
      text: `async function title() { const t = await getTranslations('Home'); return t('title') + t('text') }
      async function Page() { const t = await getTranslations('Trail'); return t('home') }`,
    },
    {
      name: 'a reader used in a function within',
      text: `async function Page() {
        const t = await getTranslations('Home')
        const b = useTranslations('Trail')
        return ['x'].map(() => t('title') + t('text') + b('home'))
      }`,
    },
    {
      name: 'either of two keys, and rich text',
      text: `async function Page() {
        const t = await getTranslations({ locale, namespace: 'Home' })
        const b = await getTranslations('Trail')
        return t(isLong ? 'text' : 'title') + b.rich('home', {})
      }`,
    },
  ])('$name', ({ text }) => {
    expect(check({ en: messages, ka: messages, sources: [source(text)] })).toEqual([])
  })

  test('a name that means something else in a function reads nothing', () => {
    const text = `const t = useTranslations('Home')
      function other() { const t = (key) => key; return t('unheard') }
      t('title') + t('text')
      const b = useTranslations('Trail')
      b('home')`
    expect(check({ en: messages, ka: messages, sources: [source(text)] })).toEqual([])
  })

  test('a reader that is handed on counts as computing keys', () => {
    const text = "const t = useTranslations('Home')\nlabelsOf(t)"
    expect(check({ en: { Home: { title: 'a' } }, ka: { Home: { title: 'b' } }, sources: [READS_TITLE, source(text)] })).toEqual([
      'Home: components/ui/new.tsx computes a key; list the keys in scripts/messages/dynamic-keys.mjs',
    ])
  })
})

test.each([
  { text: 'Plain', found: [] },
  { text: 'At {event}', found: ['{event}'] },
  { text: 'From {start} to {end}', found: ['{start}', '{end}'] },
  { text: '{count, plural, one {# at {event}} other {# at {event}}}', found: ['{count, plural}', '{event}', '{event}'] },
  { text: "It's {event}'s turn", found: ['{event}'] },
  { text: "Write '{event}' as it is", found: [] },
  { text: 'Read <link>the rules</link>', found: ['<link>'] },
])('placeholders of "$text"', ({ text, found }) => {
  expect(placeholdersOf(text)).toEqual(found)
})
