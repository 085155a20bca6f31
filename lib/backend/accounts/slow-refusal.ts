import { setTimeout } from 'node:timers/promises'

/** How long every refused sign-in takes at least, in milliseconds: longer than checking a password and counting. */
const REFUSAL_TIME = 600

/**
 * Lets every refusal take the same time, so that nobody learns from it how far a sign-in got.
 *
 * @param work begins a session
 * @param isRefusal tells of what it returned; whatever it throws is one
 */
export async function slowRefusal<Result>(work: () => Promise<Result>, isRefusal: (result: Result) => boolean): Promise<Result> {
  const rest = setTimeout(REFUSAL_TIME)
  try {
    const result = await work()
    if (isRefusal(result)) await rest
    return result
  } catch (error) {
    await rest
    throw error
  }
}
