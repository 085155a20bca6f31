import type { DataFromCollectionSlug } from 'payload'
import type { z } from 'zod'
import type { LineupBodySchema } from '@/lib/contract/lineups'
import type { LocalizedText } from '@/lib/contract/fields/localized'
import type { PartnerBodySchema } from '@/lib/contract/partners'
import type { Caller } from '../reading/sources'
import type { OrderedCollection } from './positions'
import { eventKeys, imageKey } from './references'

/** The values of a body, as the CMS stores them. */
export interface Content<Collection extends OrderedCollection = OrderedCollection> {
  /** The name of the field that every document has a text in. */
  titleField: keyof DataFromCollectionSlug<Collection>
  title: LocalizedText
  /** The localised fields besides the title. */
  texts: { [Field in keyof DataFromCollectionSlug<Collection>]?: LocalizedText }
  /** The fields that are the same in every language. */
  data: Partial<DataFromCollectionSlug<Collection>>
  position?: number
}

type LocalizedField<Body> = { [Field in keyof Body]-?: LocalizedText extends Body[Field] ? Field : never }[keyof Body]

/** Every field of a body besides its title and position, so that none is accepted and then not stored. */
interface EveryField<Body> {
  texts: Record<Exclude<LocalizedField<Body>, 'name' | 'title'>, unknown>
  data: Record<Exclude<keyof Body, LocalizedField<Body> | 'position'>, unknown>
}

/** How a kind of content is written through the contract. */
export interface Writable<Collection extends OrderedCollection = OrderedCollection, Schema extends z.ZodType = z.ZodType> {
  collection: Collection
  /** @throws ContractError `invalid` for an event or a picture that there is not */
  toContent: (body: z.infer<Schema>, caller: Caller) => Promise<Content<Collection> & EveryField<z.infer<Schema>>>
}

export const partners: Writable<'partners', typeof PartnerBodySchema> = {
  collection: 'partners',
  toContent: async ({ name, link = '', logo, tier = 'supporting', events = [], position }, caller) => ({
    titleField: 'name',
    title: name,
    texts: {},
    data: { link, tier, logo: await imageKey(logo, 'logo', caller), events: await eventKeys(events, 'events', caller) },
    position,
  }),
}

export const lineups: Writable<'lineups', typeof LineupBodySchema> = {
  collection: 'lineups',
  toContent: async ({ event, title, subtitle, description, group, image, position }, caller) => ({
    titleField: 'title',
    title,
    texts: { subtitle, description, group },
    data: { event: (await eventKeys([event], 'event', caller))[0], image: await imageKey(image, 'image', caller) },
    position,
  }),
}
