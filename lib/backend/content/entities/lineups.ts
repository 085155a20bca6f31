import type { LineupGroup } from '@/lib/contract/lineups'
import { image, position, relatedIdentifier, text } from '../reading/fields'
import type { ListSource } from '../reading/sources'

/** How line-ups are read: in the order that staff gave them. */
export const lineups: ListSource = {
  collection: 'lineups',
  order: ['_order'],
  eventPath: 'event',
  localizedSearch: true,
  fields: {
    event: relatedIdentifier('event'),
    title: text('title'),
    subtitle: text('subtitle'),
    description: text('description'),
    group: text('group'),
    image: image('image'),
    position,
  },
}

/** Puts line-ups into their groups, the groups in the order of their first line-up. */
export function toGroups<Item extends { group?: unknown }>(
  items: readonly Item[],
): { group: string; lineups: Item[] }[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = String(item.group ?? '')
    groups.set(name, [...(groups.get(name) ?? []), item])
  }
  return [...groups].map(([group, members]) => ({ group, lineups: members })) satisfies Pick<LineupGroup, 'group'>[]
}
