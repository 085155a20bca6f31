import type { LocalisedText } from './localised-texts'
import { hasOpen, nextStates, openSince, withChecked, withNamed, type TextStates } from './text-states'

type Pair = [en: string, ka: string]

const texts = (values: Record<string, Pair>): LocalisedText[] => Object.entries(values).map(([path, [en, ka]]) => ({ path, label: path.replace(/\d/g, ''), values: { en, ka } }))

/** Publishes one text after another; the time is their place. */
const publish = (...versions: Pair[]) =>
  versions.slice(1).reduce<TextStates>((states, version, index) => nextStates(states, texts({ title: versions[index] as Pair }), texts({ title: version }), String(index + 1)), {})

const behindIn = (states: TextStates) => Object.entries(states.title ?? {}).filter(([, state]) => state.behind).map(([locale]) => locale)

test.each<[string, Pair[], string[]]>([
  ['one language changes', [['Hall A', 'დარბაზი ა'], ['Hall B', 'დარბაზი ა']], ['ka']],
  ['both change together', [['Hall A', 'დარბაზი ა'], ['Hall B', 'დარბაზი ბ']], []],
  ['the translation follows', [['Hall A', 'დარბაზი ა'], ['Hall B', 'დარბაზი ა'], ['Hall B', 'დარბაზი ბ']], []],
  ['the change is taken back', [['Hall A', 'დარბაზი ა'], ['Hall B', 'დარბაზი ა'], ['Hall A', 'დარბაზი ა']], []],
  ['a first translation comes', [['Hall A', ''], ['Hall A', 'დარბაზი ა']], []],
  ['a text is taken away', [['Hall A', 'დარბაზი ა'], ['', 'დარბაზი ა']], ['ka']],
  ['only spaces change', [['Hall A', 'დარბაზი ა'], [' Hall  A ', 'დარბაზი ა']], []],
])('when %s', (_, versions, expected) => {
  expect(behindIn(publish(...versions))).toEqual(expected)
})

test('a source that changes twice is compared with the words that were translated', () => {
  const states = publish(['Hall A', 'ა'], ['Hall B', 'ა'], ['Hall C', 'ა'])
  expect(states.title).toEqual({ en: { changedAt: '2' }, ka: { behind: { from: 'en', before: 'Hall A', since: '2' } } })
})

test('rows of a list keep what is known of them in another order, and when they are written anew', () => {
  const [first, second]: [Pair, Pair] = [['One', 'ერთი'], ['Two', 'ორი']]
  const states = nextStates({}, texts({ row1: first, row2: second }), texts({ row2: ['Second', 'ორი'], row1: first }), '1')
  expect(Object.keys(states)).toEqual(['row2'])
  const renamed = nextStates(states, texts({ row2: ['Second', 'ორი'], row1: first }), texts({ row8: ['Second', 'ორი'], row9: first }), '2')
  expect(renamed).toEqual({ row8: states.row2 })
})

test('what a text names that is no longer so stays until it is gone, or somebody has checked it', () => {
  const named = withNamed({}, 'title', 'ka', [{ label: 'time', words: '14:00', cause: 'events/1', since: '1' }])
  const change = (ka: string) => nextStates(named, texts({ title: ['At 2 pm', '14:00-ზე'] }), texts({ title: ['At 3 pm', ka] }), '2')
  expect(openSince(change('დღეს 14:00-ზე').title?.ka ?? {})).toBe('1')
  expect(hasOpen(change('15:00-ზე'))).toBe(false)
  expect(hasOpen(withChecked(named, 'title', 'ka'))).toBe(false)
})
