import { z } from 'zod'

/** How many items a page of a list holds when the caller names no number. */
const DEFAULT_LIMIT = 12
/** The most items that a page of a list can hold. */
export const MAX_LIMIT = 100
/** The longest keyword, in characters; a longer identifier or key names nothing. */
export const MAX_FILTER_LENGTH = 200

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const wholeNumber = (highest: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'A whole number')
    .transform(Number)
    .refine((value) => value >= 1 && value <= highest, `From 1 to ${highest}`)
const fieldNames = z
  .string()
  .max(1000)
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))

/**
 * The query parameters of a single document such as the common data. Which values `lang` may have is known where the
 * languages are; `draft` is for editors, who read their drafts.
 */
export const DocumentQuerySchema = z.object({
  lang: z.string().optional(),
  select: fieldNames.optional(),
  draft: flag.optional(),
})

/** The query parameters of every list, parsed from their strings; unknown ones are dropped. */
export const ListQuerySchema = DocumentQuerySchema.extend({
  all: flag.default(false),
  page: wholeNumber(Number.MAX_SAFE_INTEGER).default(1),
  limit: wholeNumber(MAX_LIMIT).default(DEFAULT_LIMIT),
  sort: z.string().max(100).optional(),
  keyword: z.string().max(MAX_FILTER_LENGTH).optional(),
  identifier: z.string().optional(),
  _id: z.string().optional(),
  event: z.string().optional(),
  speaker: z.string().optional(),
  isFeatured: flag.optional(),
  country: z.string().optional(),
  cohort: z.string().optional(),
  tag: z.string().optional(),
})

export type ListQuery = z.infer<typeof ListQuerySchema>

/** The parameters of a list that narrow it. */
export type ListFilters = Omit<ListQuery, 'all' | 'page' | 'limit' | 'sort' | 'select'>

/** The query of a list as a caller writes it, before it becomes a query string. */
export type ListQueryInput = Partial<
  Record<keyof ListQuery, string | number | boolean | readonly string[]>
>

export interface ListPage<Item> {
  items: Item[]
  total: number
  page: number
  limit: number
}

/**
 * Describes the answer of a list.
 *
 * @param item the schema of one item
 * @returns a schema of `{ items, total, page, limit }`
 */
export function listSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
  })
}
