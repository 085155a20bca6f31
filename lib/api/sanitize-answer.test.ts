import { ArticleSchema } from '@/lib/contract/articles'
import { EventSchema } from '@/lib/contract/events'
import { z } from 'zod'
import { sanitizeAnswer } from './sanitize-answer'

const EVIL = '<p>Text</p><script>alert(9)</script><img src=x onerror=alert(9)><a href="javascript:alert(9)">Link</a>'
const CLEAN = '<p>Text</p>Link'

test('rich text keeps nothing that runs, however deep it lies', () => {
  const list = z.object({ items: z.array(ArticleSchema) })
  const article = ArticleSchema.parse({ _id: '1', identifier: 'one', title: EVIL, body: EVIL })
  const { items } = sanitizeAnswer(list, { items: [article] })
  expect(items[0]?.body).toBe(CLEAN)
  // Not HTML: the page writes it as text.
  expect(items[0]?.title).toBe(EVIL)

  const event = EventSchema.parse({ _id: '1', identifier: 'one', title: 'Summit', description: EVIL, venue: { text: EVIL } })
  const { description, venue } = sanitizeAnswer(EventSchema, event)
  expect([description, venue?.text]).toEqual([CLEAN, CLEAN])
})
