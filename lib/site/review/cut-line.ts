interface Ranked {
  application: string
  rank: number | null
  state: string
}

/** Whether an application is in the running: it was read, and its sender has not withdrawn it. */
function isRunning({ rank, state }: Ranked): boolean {
  return rank !== null && state !== 'withdrawn'
}

/**
 * The applications that get a place. Who shares the last place with others is not above the line, unless all of them fit: who gets it is for people
 * to say.
 *
 * @param items by rank
 */
export function aboveLine(items: readonly Ranked[], places: number): string[] {
  const running = items.filter(isRunning)
  const [last, next] = [running[places - 1], running[places]]
  const above = running.slice(0, Math.max(0, places))
  const isTied = last !== undefined && next !== undefined && last.rank === next.rank
  return (isTied ? above.filter(({ rank }) => rank !== last.rank) : above).map(({ application }) => application)
}
