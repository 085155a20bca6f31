import type { Session } from '@/lib/contract/sessions'

/** Sessions that begin at the same time. */
export interface Slot<Entry> {
  startsAt: string
  sessions: Entry[]
}

/**
 * Groups sessions by the time at which they begin.
 *
 * @param sessions by their start
 * @param stages the order in which parallel sessions stand side by side; other stages follow
 */
export function toSlots<Entry extends Pick<Session, 'startsAt' | 'stage'>>(
  sessions: readonly Entry[],
  stages: readonly string[] = [],
): Slot<Entry>[] {
  const slots = new Map<number, Entry[]>()
  for (const session of sessions) {
    const start = Date.parse(session.startsAt)
    slots.set(start, [...(slots.get(start) ?? []), session])
  }
  const rank = ({ stage }: Entry) => (stages.includes(stage) ? stages.indexOf(stage) : stages.length)
  return [...slots.values()].map((group) => ({
    startsAt: group[0]?.startsAt ?? '',
    sessions: [...group].sort((one, other) => rank(one) - rank(other)),
  }))
}
