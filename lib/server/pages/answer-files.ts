import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { AnswerStorage, StoredAnswer } from './answer-cache'

/** Files of cached answers, which outlive the process that made them. */
export class AnswerFiles implements AnswerStorage {
  readonly #folder: string
  /** Where they are written. */
  readonly #parts: string

  /**
   * @param all the folder for answers of all builds and settings; those of others are of no more use
   * @param name of this build and these settings
   * @param isKept whether this process begins with what an earlier one left
   */
  constructor(all: string, name: string, isKept: boolean) {
    this.#folder = path.join(all, name)
    this.#parts = path.join(all, 'parts')
    const old = existsSync(all) ? readdirSync(all).filter((other) => !isKept || other !== name) : []
    for (const other of old) rmSync(path.join(all, other), { recursive: true, force: true })
  }

  async read(key: string): Promise<StoredAnswer | undefined> {
    try {
      return deserialize(await readFile(this.#fileOf(key))) as StoredAnswer
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') console.error('Page cache:', error)
      return undefined
    }
  }

  /** Renames it when it is complete, so that there is no half of one. */
  async write(key: string, answer: StoredAnswer): Promise<void> {
    const part = path.join(this.#parts, randomUUID())
    try {
      for (const folder of [this.#parts, this.#folder]) await mkdir(folder, { recursive: true })
      await writeFile(part, serialize(answer))
      await rename(part, this.#fileOf(key))
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }

  remove(key: string): Promise<void> {
    return rm(this.#fileOf(key), { force: true })
  }

  #fileOf(key: string): string {
    return path.join(this.#folder, createHash('sha256').update(key).digest('hex'))
  }
}
