import type { LineupGroup } from '@/lib/contract/lineups'

/** Puts line-ups into their groups, the groups in the order of their first line-up. */
export function toGroups<Item extends { group?: unknown }>(items: readonly Item[]): { group: string; lineups: Item[] }[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = String(item.group ?? '')
    groups.set(name, [...(groups.get(name) ?? []), item])
  }
  return [...groups].map(([group, members]) => ({ group, lineups: members })) satisfies Pick<LineupGroup, 'group'>[]
}
