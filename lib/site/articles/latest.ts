/**
 * The latest of several instants.
 *
 * @param instants ISO 8601, with any offset; missing ones do not count
 * @returns undefined when none is known
 */
export function latest(instants: readonly (string | null | undefined)[]): string | undefined {
  const known = instants.filter((instant): instant is string => Boolean(instant))
  return known.reduce<string | undefined>(
    (newest, instant) => (newest === undefined || Date.parse(instant) > Date.parse(newest) ? instant : newest),
    undefined,
  )
}
