import type { Endpoint } from 'payload'
import { z } from 'zod'
import { LOCALES } from '@/lib/i18n/locales'
import { readStaffBody } from '../access/desk'
import { requireEditor } from '../access/guards'
import { refusal } from '../access/refusal'
import { auditedAction } from '../audit-log'
import { readOldTextsAbout } from './read-old-texts'
import { changeStates, keyOf } from './stored-texts'
import { openSince, withChecked } from './text-states'

const CheckedSchema = z.object({ entity: z.string(), document: z.string().optional(), path: z.string(), locale: z.enum(LOCALES), since: z.string() })

/** `GET /cms/api/old-texts?entity=…&document=…`: what may be out of date in a document, or because of it; `POST …/checked` takes one off the list. */
export const oldTextEndpoints: Endpoint[] = [
  {
    path: '/old-texts',
    method: 'get',
    handler: async (req) => {
      requireEditor(req)
      const [entity, document] = [req.searchParams.get('entity') ?? '', req.searchParams.get('document') ?? undefined]
      return Response.json(await readOldTextsAbout(req.payload, { entity, document }))
    },
  },
  {
    path: '/old-texts/checked',
    method: 'post',
    handler: async (req) => {
      requireEditor(req)
      const { path, locale, since, ...place } = await readStaffBody(req, CheckedSchema, 'The text that was checked is missing.')
      const found = (await readOldTextsAbout(req.payload, place)).find((text) => keyOf(text) === keyOf(place) && text.path === path && text.locale === locale)
      // What changed since somebody read it is another finding; a colleague may have checked it already.
      if (found && found.since !== since) throw refusal('This has changed again since you opened the page. Reload it and look at the change.', 409)
      if (found) {
        await auditedAction(req, async (transaction) => {
          await changeStates(transaction, place, (states) => (openSince(states[path]?.[locale] ?? {}) === since ? withChecked(states, path, locale) : states))
          return { result: null, entry: { action: 'checked', ...place, title: found.title, language: locale, changedFields: found.field } }
        })
      }
      return Response.json({ message: 'Marked as checked.' })
    },
  },
]
