import { z } from 'zod'
import { DocumentSchema, HtmlSchema, IdentifierSchema, InstantSchema } from './fields/document'
import { ImageSchema } from './fields/images'

export const ArticleSchema = DocumentSchema.extend({
  identifier: IdentifierSchema,
  title: z.string(),
  excerpt: z.string().default(''),
  body: HtmlSchema.default(''),
  coverImage: ImageSchema.nullable().default(null),
  author: z.string().default(''),
  publishedAt: InstantSchema.nullable().default(null),
  tags: z.array(z.string()).default([]),
}).meta({ id: 'Article' })

export type Article = z.infer<typeof ArticleSchema>

export const ArticleCardSchema = ArticleSchema.pick({
  _id: true,
  untranslated: true,
  identifier: true,
  title: true,
  excerpt: true,
  coverImage: true,
  author: true,
  publishedAt: true,
  tags: true,
})

export type ArticleCard = z.infer<typeof ArticleCardSchema>
