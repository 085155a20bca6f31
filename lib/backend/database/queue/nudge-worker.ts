const NUDGE = Symbol.for('site.nudgeWorker')
const processState = globalThis as { [NUDGE]?: () => void }

/** Lets a worker beside this process look for work at once; one elsewhere finds it a second later. */
export function nudgeWorker(): void {
  processState[NUDGE]?.()
}

/** Names what happens at a nudge. */
export function onNudge(wake: () => void): void {
  processState[NUDGE] = wake
}
