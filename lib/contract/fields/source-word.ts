import { z } from 'zod'
import { toSourceWord } from './to-source-word'

/** Where a visitor came from. Whatever is sent, it stops no form. */
export const SourceWordSchema = z.string().overwrite(toSourceWord).default('')
