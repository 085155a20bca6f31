import { setTimeout } from 'node:timers/promises'

/** The shortest time to a refusal, in milliseconds: longer than checking a password and counting the attempt. */
const MIN_REFUSAL_TIME = 600

/** Makes every refused sign-in take the same time, because the time would tell how far it got. An error is a refusal. */
export async function slowRefusal<Result>(signIn: () => Promise<Result>, isRefusal: (result: Result) => boolean): Promise<Result> {
  const minRefusalTime = setTimeout(MIN_REFUSAL_TIME)
  try {
    const result = await signIn()
    if (isRefusal(result)) await minRefusalTime
    return result
  } catch (error) {
    await minRefusalTime
    throw error
  }
}
