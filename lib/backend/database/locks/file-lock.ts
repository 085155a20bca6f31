import { openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { tryLock, unlock } from 'fs-native-extensions'

/** The longest pause between two tries, in milliseconds: about what one write takes. */
const PAUSE = 8

/**
 * A lock that one process holds at a time, waited for without stopping anything else. The operating system lets go of
 * it when the process ends.
 */
export class FileLock {
  private readonly descriptor: number

  constructor(file: string) {
    this.descriptor = openSync(file, 'a', 0o600)
  }

  /** @throws when it is not to be had in so many milliseconds */
  async acquire(timeout: number): Promise<void> {
    const end = Date.now() + timeout
    while (!tryLock(this.descriptor)) {
      if (Date.now() > end) throw new Error(`Another process has kept the database busy for more than ${timeout} ms.`)
      await sleep(1 + PAUSE * Math.random())
    }
  }

  release(): void {
    unlock(this.descriptor)
  }
}
