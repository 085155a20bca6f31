// When each tag of kept pages expired, known to every process of the site within a quarter of a second: through the
// shared cache, or through files in the data folder where there is none.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sharedCache } from '../../../lib/shared-cache.mjs'
import { dataFolder } from '../process/data-folder.mjs'

/** How old the knowledge about others may be when a page is served, in milliseconds. */
const FRESH = 250
/** How far the clocks of a file system and of this process may differ, in milliseconds. */
const CLOCK_TOLERANCE = 60_000
const RETRY_MILLISECONDS = 500

const KEY = 'expired-tags'
/** Made anew with the data of the cache: what expired before its loss is not known any more. */
const GENERATION = ':generation'
/** Counts by the clock of the cache, so that those of several machines need not agree. */
const SYNC_SCRIPT = `
  redis.call('HSETNX', KEYS[1], '${GENERATION}', ARGV[1])
  local time = redis.call('TIME')
  local now = string.format('%.0f', time[1] * 1000 + math.floor(time[2] / 1000))
  for index = 2, #ARGV do redis.call('HSET', KEYS[1], ARGV[index], now) end
  return { now, redis.call('HGETALL', KEYS[1]) }`

const state = (globalThis[Symbol.for('site.expiredTags')] ??= {
  /** In milliseconds since 1970, by the clock that all processes share. */
  times: new Map(),
  /** The expired tags that others cannot know yet. */
  unsent: new Set(),
  /** How far this process is behind the shared clock, at least and at most. */
  behind: { least: 0, most: 0 },
  generation: '',
  syncedAt: 0,
})

/**
 * Expires every page that was made until now and has one of the tags, in all processes.
 *
 * @param {string | string[]} tags
 * @returns {Promise<void>} when the others can know; where that fails it is tried again
 */
export async function expireTags(tags) {
  for (const tag of [tags].flat()) {
    note(tag, Date.now() + state.behind.most)
    state.unsent.add(tag)
  }
  // Tags that are being sent already may have been collected before.
  await state.sync
  await sync()
}

/** Expires pages for changes that no request makes; `lib/backend/content/expire-pages.ts` calls it. */
globalThis[Symbol.for('site.expireTag')] = expireTags

/** Reads what other processes have expired. @returns {Promise<void>} also when that cannot be known now */
export async function readExpiredTags() {
  if (Date.now() - state.syncedAt >= FRESH) await sync()
}

/** @returns {number} when the tag expired last, as far as was read; 0 for never */
export function expiredAt(tag) {
  return state.times.get(tag) ?? 0
}

/** The state to compare with in `isExpired`, for something made from now on. */
export function stamp() {
  return { time: Date.now() + state.behind.least, generation: state.generation }
}

export function isExpired({ time, generation }, tags) {
  return generation !== state.generation || tags.some((tag) => expiredAt(tag) >= time)
}

/** How long ago it was last known what others have expired, in milliseconds. */
export function silence() {
  return Date.now() - state.syncedAt
}

function note(tag, time) {
  state.times.set(tag, Math.max(time, expiredAt(tag)))
}

function sync() {
  state.sync ??= exchange().finally(() => {
    state.sync = undefined
    if (state.unsent.size > 0) retryLater()
  })
  return state.sync
}

function retryLater() {
  state.retry ??= setTimeout(() => {
    state.retry = undefined
    void sync()
  }, RETRY_MILLISECONDS).unref()
}

async function exchange() {
  const tags = [...state.unsent]
  const url = process.env.CACHE_URL
  const isDone = await (url ? exchangeWithCache(url, tags) : exchangeWithFiles(tags))
  if (!isDone) return
  for (const tag of tags) state.unsent.delete(tag)
  state.syncedAt = Date.now()
}

async function exchangeWithCache(url, tags) {
  let sentAt
  const reply = await sharedCache(url).attempt((client) => {
    sentAt = Date.now()
    return client.eval(SYNC_SCRIPT, { keys: [KEY], arguments: [randomUUID(), ...tags] })
  })
  if (!reply) return false
  const [time, fields] = reply
  // The clock was read between the question and the reply: a page must never seem younger than it is.
  state.behind = { least: Number(time) - Date.now(), most: Number(time) + 1 - sentAt }
  for (let index = 0; index < fields.length; index += 2) {
    if (fields[index] === GENERATION) state.generation = fields[index + 1]
    else note(fields[index], Number(fields[index + 1]))
  }
  return true
}

async function exchangeWithFiles(tags) {
  const folder = path.join(dataFolder(), 'expired-tags')
  try {
    if (tags.length > 0) await mkdir(folder, { recursive: true })
    for (const tag of tags) await touch(path.join(folder, encodeURIComponent(tag)))
    const names = await readdir(folder).catch(() => [])
    for (const name of names) note(decodeURIComponent(name), await touchedAt(path.join(folder, name)))
    state.isReported = false
    return true
  } catch (error) {
    if (!state.isReported) console.error('Expired tags:', error)
    state.isReported = true
    return false
  }
}

/** In milliseconds since 1970. A clock that was wrong has left times of the future, which would expire every page until then. */
async function touchedAt(file) {
  const { mtimeMs } = await stat(file)
  const now = Date.now()
  if (mtimeMs < now + CLOCK_TOLERANCE) return Math.round(mtimeMs)
  await touch(file)
  return now
}

async function touch(file) {
  await writeFile(file, '', { flag: 'a' })
  // The time of this very moment: two processes that touch one file at once mean the same.
  const time = new Date()
  await utimes(file, time, time)
}
