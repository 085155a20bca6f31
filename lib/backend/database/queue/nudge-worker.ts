const NUDGE = Symbol.for('site.nudgeWorker')
const globals = globalThis as { [NUDGE]?: () => void }

/** Lets a worker beside this process look for work at once; one elsewhere finds it a second later. */
export function nudgeWorker(): void {
  globals[NUDGE]?.()
}

/** Names what happens at a nudge. */
export function onNudge(wake: () => void): void {
  globals[NUDGE] = wake
}
