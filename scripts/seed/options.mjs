// The options of `npm run seed`.
import { parseArgs } from 'node:util'

/** How it is called. */
export const USAGE =
  'npm run seed -- [--participants <n>] [--articles <n>] [--sessions <n>] [--event summit-2027] [--force]'

const AMOUNT = { type: 'string', default: '0' }

/**
 * @typedef {{ participants: number, articles: number, sessions: number }} Amounts
 */

/**
 * Reads the options of the command line.
 *
 * @param {string[]} words the arguments of the command
 * @returns {{ amounts: Amounts, event: string, force: boolean }}
 * @throws {Error} with a sentence for the caller
 */
export function readOptions(words) {
  const { values } = parseArgs({
    args: words,
    options: {
      participants: AMOUNT,
      articles: AMOUNT,
      sessions: AMOUNT,
      event: { type: 'string', default: 'summit-2027' },
      force: { type: 'boolean', default: false },
    },
  })
  const amounts = {
    participants: toAmount('participants', values.participants),
    articles: toAmount('articles', values.articles),
    sessions: toAmount('sessions', values.sessions),
  }
  if (Object.values(amounts).every((amount) => amount === 0)) throw new Error('Nothing was asked for.')
  return { amounts, event: values.event, force: values.force }
}

function toAmount(name, value) {
  if (!/^\d{1,6}$/.test(value)) throw new Error(`--${name} takes a whole number up to 999999, not "${value}".`)
  return Number(value)
}
