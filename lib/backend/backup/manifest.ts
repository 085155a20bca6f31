import { z } from 'zod'

export const FORMAT = 1

/** The description of an archive. */
export const ManifestSchema = z.object({
  format: z.literal(FORMAT, 'is written by a newer version of the site'),
  createdAt: z.iso.datetime(),
  version: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  /** The last migration that had run. */
  migration: z.string(),
  tables: z.record(z.string(), z.number().int()),
  /** Null where the archive holds none. */
  uploads: z.object({ files: z.number().int(), bytes: z.number().int() }).nullable(),
})

export type Manifest = z.infer<typeof ManifestSchema>

/** The differences between counts, in words. */
export function differences(expected: Record<string, number>, actual: Record<string, number>): string[] {
  return [...new Set([...Object.keys(expected), ...Object.keys(actual)])]
    .filter((table) => expected[table] !== actual[table])
    .map((table) => `${table}: ${expected[table] ?? 'no table'} expected, ${actual[table] ?? 'no table'} found`)
}
