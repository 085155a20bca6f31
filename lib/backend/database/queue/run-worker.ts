import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { giveUpJob } from './failed-jobs'
import { releaseLeases, RENEWAL, renewLeases } from './leases'
import { onWake } from './wake-worker'
import { trackProgress, type Progress } from './progress'
import { worker } from './worker-state'

const MINUTE = 60_000
const CHECK_MILLISECONDS = 20
/** How long a loop may stand still: many times the duration of a batch, or of an answer of the mail server. */
const LONGEST_STANDSTILL = 5 * MINUTE
/** How long the database may take to note it: what stands still may hold the lock that this needs. */
const NOTE_MILLISECONDS = 5000

/** One thing after the other; several of them go on side by side. */
export interface WorkLoop {
  /** @returns whether there may be more to do at once */
  work: (payload: Payload) => Promise<boolean>
  /** How often it looks for work, in milliseconds. */
  interval: number
  /** Whether it does work that is due by the clock, and no jobs: a new job does not wake it. */
  isByTheClock?: boolean
  /** Lets go of what it holds, when the worker is told to stop. */
  end?: (payload: Payload) => Promise<void>
}

export interface RunningWorker {
  /** Waits for running jobs, for at most so many milliseconds, and gives back those that are not done. */
  stop: (timeout: number) => Promise<void>
}

interface Standstill {
  longest?: number
  /** Called after the job was given up: what stands still cannot be ended but with its process. */
  onEnd: () => void
}

/** Works until it is told to stop. A work that fails does not stop the others. */
export function runWorker(payload: Payload, loops: readonly WorkLoop[], { longest = LONGEST_STANDSTILL, onEnd }: Standstill): RunningWorker {
  const alarms = loops.map(() => new Alarm())
  const wakeAll = () => alarms.forEach((alarm) => alarm.ring())
  onWake(() => loops.forEach(({ isByTheClock = false }, index) => !isByTheClock && alarms[index]?.ring()))
  let running = loops.length
  const underWay = new Set<Progress>()
  loops.forEach((loop, index) => void runLoop(payload, loop, alarms[index] as Alarm, underWay).finally(() => (running -= 1)))
  const renewal = setInterval(() => void renewLeases(payload).catch(report), RENEWAL)
  const watch = setInterval(() => {
    const still = [...underWay].find(({ movedAt }) => performance.now() - movedAt > longest)
    if (!still || worker.isStopping) return
    underWay.delete(still)
    void giveUp(payload, still, longest).then(onEnd)
  }, Math.min(RENEWAL, longest / 2))

  return {
    stop: async (timeout) => {
      worker.isStopping = true
      wakeAll()
      const end = Date.now() + timeout
      while (running > worker.paused && Date.now() < end) await sleep(CHECK_MILLISECONDS)
      clearInterval(renewal)
      clearInterval(watch)
      await releaseLeases(payload).catch(report)
    },
  }
}

async function giveUp(payload: Payload, { job }: Progress, longest: number): Promise<void> {
  const reason = `It stood still for ${Math.round(longest / MINUTE)} minutes.`
  console.error(`Worker: ${job ? `job ${job}` : 'work by the clock'} is given up. ${reason}`)
  if (job) await Promise.race([giveUpJob(payload, job, reason).catch(report), sleep(NOTE_MILLISECONDS)])
}

async function runLoop(payload: Payload, { work, interval, end }: WorkLoop, alarm: Alarm, underWay: Set<Progress>): Promise<void> {
  while (!worker.isStopping) {
    alarm.reset()
    const progress: Progress = { movedAt: performance.now() }
    underWay.add(progress)
    const hasMore = await trackProgress(progress, () => work(payload).catch(report))
    underWay.delete(progress)
    if (!hasMore) await alarm.wait(interval)
  }
  await end?.(payload).catch(report)
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
