const NUDGE = Symbol.for('site.nudgeWorker')
const shared = globalThis as { [NUDGE]?: () => void }

/** Lets a worker beside this process look for work at once; one elsewhere finds it a second later. */
export function nudgeWorker(): void {
  shared[NUDGE]?.()
}

/** Names what happens at a nudge. */
export function onNudge(wake: () => void): void {
  shared[NUDGE] = wake
}
