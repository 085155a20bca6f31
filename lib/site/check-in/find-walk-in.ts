import { nameKey } from './name-key'

interface Known {
  fullName: string
  /** Whether they bring the others with the same address. */
  isHost: boolean
  isIn: boolean
}

/**
 * Finds a walk-in among those registered with the same address: the one of that name in either script, or else the guest who
 * brings the others. Once that guest is in, somebody with another name is new, such as a child.
 */
export function findWalkIn<Guest extends Known>(group: readonly Guest[], fullName: string): Guest | undefined {
  return group.find((guest) => nameKey(guest.fullName) === nameKey(fullName)) ?? group.find(({ isHost, isIn }) => isHost && !isIn)
}
