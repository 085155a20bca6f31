import { expect as jestExpect } from 'expect'
import en from '@/messages/en.json'
import ka from '@/messages/ka.json'

/** The words of the site in both languages. */
export const MESSAGES: Record<'en' | 'ka', typeof en> = { en, ka }

type Matchers = ReturnType<typeof jestExpect>

/** Jest's expect, which takes what the value is about as a second argument. */
export const expect = Object.assign(
  (actual: unknown, about?: string): Matchers => (about === undefined ? jestExpect(actual) : named(jestExpect(actual), about)),
  {
    any: (type: unknown) => jestExpect.any(type) as unknown,
    arrayContaining: (items: unknown[]) => jestExpect.arrayContaining(items) as unknown,
    stringContaining: (part: string) => jestExpect.stringContaining(part) as unknown,
    not: { stringContaining: (part: string) => jestExpect.not.stringContaining(part) as unknown },
    stringMatching: (pattern: string | RegExp) => jestExpect.stringMatching(pattern) as unknown,
  },
)

function named(matchers: Matchers, about: string): Matchers {
  return new Proxy(matchers, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member === 'object' && member !== null) return named(member as Matchers, about)
      if (typeof member !== 'function') return member
      return (...values: unknown[]) => {
        try {
          return (member as (...values: unknown[]) => unknown)(...values)
        } catch (error) {
          if (error instanceof Error) error.message = `${about}: ${error.message}`
          throw error
        }
      }
    },
  })
}

/** Repeats a check until it passes. @throws what it threw last, after the time is over */
export async function eventually(check: () => unknown, { timeout = 20_000, interval = 50 } = {}): Promise<void> {
  const end = Date.now() + timeout
  for (;;) {
    try {
      await check()
      return
    } catch (error) {
      if (Date.now() > end) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
}
