import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { releaseLeases, RENEWAL, renewLeases } from './leases'
import { onNudge } from './nudge-worker'
import { worker } from './worker-state'

const CHECK_MILLISECONDS = 20

/** One thing after the other; several of them go on side by side. */
export interface Lane {
  /** @returns whether there may be more to do at once */
  work: (payload: Payload) => Promise<boolean>
  /** How often it looks for work, in milliseconds. */
  interval: number
}

export interface RunningWorker {
  /** Lets what is being done come to an end, for at most so many milliseconds, and gives back what is not done. */
  stop: (timeout: number) => Promise<void>
}

/** Works until it is told to stop. A work that fails does not stop the others. */
export function runWorker(payload: Payload, lanes: readonly Lane[]): RunningWorker {
  const alarms = lanes.map(() => new Alarm())
  const wakeAll = () => alarms.forEach((alarm) => alarm.ring())
  onNudge(wakeAll)
  let running = lanes.length
  lanes.forEach((lane, index) => void runLane(payload, lane, alarms[index] as Alarm).finally(() => (running -= 1)))
  const renewal = setInterval(() => void renewLeases(payload).catch(report), RENEWAL)

  return {
    stop: async (timeout) => {
      worker.isStopping = true
      wakeAll()
      const end = Date.now() + timeout
      while (running > worker.paused && Date.now() < end) await sleep(CHECK_MILLISECONDS)
      clearInterval(renewal)
      await releaseLeases(payload).catch(report)
    },
  }
}

async function runLane(payload: Payload, { work, interval }: Lane, alarm: Alarm): Promise<void> {
  while (!worker.isStopping) {
    alarm.reset()
    const hasMore = await work(payload).catch(report)
    if (!hasMore) await alarm.wait(interval)
  }
}

/** Ends a wait, also one that has yet to begin. */
class Alarm {
  private isRung = false
  private end = () => {}

  reset(): void {
    this.isRung = false
  }

  ring(): void {
    this.isRung = true
    this.end()
  }

  wait(milliseconds: number): Promise<void> {
    if (this.isRung) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.end = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

function report(error: unknown): boolean {
  console.error('Worker:', error)
  return false
}
