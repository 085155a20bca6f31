import type { Session } from '@/lib/contract/sessions'
import { isOverlap, spanOf } from './agenda'
import { MINUTE } from '../text/durations'

/** Lines of a grid: columns are rooms, rows are moments; both count from 1. */
export interface GridPlace {
  column: number
  /** The column after the last one. */
  columnEnd: number
  row: number
  rowEnd: number
  minutes: number
  /** Whether nothing else takes place meanwhile. */
  isAlone: boolean
}

export interface AgendaGrid {
  rooms: string[]
  /** By session. */
  places: ReadonlyMap<string, GridPlace>
}

type Entry = Pick<Session, '_id' | 'startsAt' | 'endsAt' | 'stage' | 'format'>

const MOST_ROOMS = 4

/**
 * The sessions of a day as a plan of rooms: side by side in the columns of their rooms, as long as they last. What has
 * its time to itself goes across. Null where that cannot be drawn: too many rooms, or two sessions in one at a time.
 *
 * @param stages the rooms in their order
 */
export function agendaGrid(sessions: readonly Entry[], stages: readonly string[]): AgendaGrid | null {
  const times = new Map(sessions.map((session) => [session, spanOf(session)]))
  const overlaps = (one: Entry, other: Entry) => {
    const [a, b] = [times.get(one), times.get(other)]
    return one !== other && a && b && isOverlap(a, b)
  }
  const parallel = sessions.filter((session) => sessions.some((other) => overlaps(session, other)))
  const rank = (stage: string) => (stages.includes(stage) ? stages.indexOf(stage) : stages.length)
  const rooms = [...new Set(parallel.map(({ stage }) => stage))].sort((one, other) => rank(one) - rank(other))
  const hasClash = parallel.some((one) => parallel.some((other) => one.stage === other.stage && overlaps(one, other)))
  if (rooms.length > MOST_ROOMS || hasClash) return null

  const moments = [...new Set([...times.values()].flatMap(({ from, to }) => [from, to]))].sort((one, other) => one - other)
  const places = new Map(
    [...times].map(([session, { from, to }]) => {
      const room = parallel.includes(session) ? rooms.indexOf(session.stage) : -1
      return [
        session._id,
        {
          column: room < 0 ? 1 : room + 1,
          columnEnd: room < 0 ? Math.max(rooms.length, 1) + 1 : room + 2,
          row: moments.indexOf(from) + 1,
          rowEnd: moments.indexOf(to) + 1,
          minutes: Math.round((to - from) / MINUTE),
          isAlone: room < 0,
        },
      ]
    }),
  )
  return { rooms, places }
}
