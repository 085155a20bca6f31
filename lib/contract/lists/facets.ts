import { z } from 'zod'

/**
 * The values by which the documents of a list can be narrowed, each in ascending order: `country` and
 * `cohort` of people, `tag` of articles. Filters that a list does not have are missing.
 */
export const FacetsSchema = z
  .object({ country: z.array(z.string()), cohort: z.array(z.string()), tag: z.array(z.string()) })
  .partial()
  .meta({ id: 'Facets' })

/** The values by which the documents of a list can be narrowed. */
export type Facets = z.infer<typeof FacetsSchema>
