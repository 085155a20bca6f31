import { z } from 'zod'

/** How many readings more than others an application gets, by its key: its side of the line is uncertain. */
export const ExtraReadingsSchema = z.record(z.string(), z.number())
