/** The latest of instants (ISO 8601, any offset); undefined when none is known. */
export function latest(instants: readonly (string | null | undefined)[]): string | undefined {
  const times = instants.filter((instant): instant is string => Boolean(instant))
  return times.reduce<string | undefined>(
    (newest, instant) => (newest === undefined || Date.parse(instant) > Date.parse(newest) ? instant : newest),
    undefined,
  )
}
