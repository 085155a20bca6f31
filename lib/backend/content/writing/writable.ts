import type { z } from 'zod'
import { LineupBodySchema } from '@/lib/contract/lineups'
import type { LocalizedText } from '@/lib/contract/fields/localized'
import { PartnerBodySchema } from '@/lib/contract/partners'
import type { Caller } from '../reading/sources'
import type { OrderedCollection } from './positions'
import { eventKeys, imageKey } from './references'
import type { Texts } from './texts'

/** What a body sets, as the CMS stores it. */
export interface Content {
  /** The name of the field that every document has a text in. */
  titleField: 'name' | 'title'
  title: LocalizedText
  /** The localised fields besides the title. */
  texts: Texts
  /** The fields that are the same in every language. */
  data: Record<string, unknown>
  position?: number
}

/** How a kind of content is written through the contract. */
export interface Writable<Schema extends z.ZodType = z.ZodType> {
  collection: OrderedCollection
  body: Schema
  /** @throws ContractError `invalid` for an event or a picture that there is not */
  toContent: (body: z.infer<Schema>, caller: Caller) => Promise<Content>
}

/** How partners are written. */
export const partners: Writable<typeof PartnerBodySchema> = {
  collection: 'partners',
  body: PartnerBodySchema,
  toContent: async ({ name, link = '', logo, tier = 'supporting', events = [], position }, caller) => ({
    titleField: 'name',
    title: name,
    texts: {},
    data: { link, tier, logo: await imageKey(logo, 'logo', caller), events: await eventKeys(events, 'events', caller) },
    position,
  }),
}

/** How line-ups are written. */
export const lineups: Writable<typeof LineupBodySchema> = {
  collection: 'lineups',
  body: LineupBodySchema,
  toContent: async ({ event, title, subtitle, description, group, image, position }, caller) => ({
    titleField: 'title',
    title,
    texts: { subtitle, description, group },
    data: { event: (await eventKeys([event], 'event', caller))[0], image: await imageKey(image, 'image', caller) },
    position,
  }),
}
