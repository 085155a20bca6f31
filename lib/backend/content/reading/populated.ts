import type { PopulateType } from 'payload'

/** The fields that related documents must be read with, besides their keys: all that a reader shows of them. */
export function populated(readers: readonly { related?: Record<string, string[] | undefined> }[]): PopulateType {
  const populate: Record<string, Record<string, true>> = {}
  for (const [collection, fields = []] of readers.flatMap(({ related = {} }) => Object.entries(related))) {
    populate[collection] = { ...populate[collection], ...allOf(fields) }
  }
  return populate
}

export function allOf(names: readonly string[]): Record<string, true> {
  return Object.fromEntries(names.map((name) => [name, true]))
}
