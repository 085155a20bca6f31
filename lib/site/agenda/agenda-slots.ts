import type { Session } from '@/lib/contract/sessions'

export interface Slot<Entry> {
  startsAt: string
  sessions: Entry[]
}

/** Groups sessions by their start; `stages` orders parallel ones, and other stages follow. */
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
