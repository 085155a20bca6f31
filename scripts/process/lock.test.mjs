import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Takes a lock, says so, and lets go of it when its input ends. */
const HOLDERS = {
  'of a file': `
    const { lock } = await import('./scripts/process/lock.mjs')
    const release = await lock(process.argv[1], { holder: 'works', timeout: Number(process.argv[2]) })`,
  'of an installation': `
    const { lockInstallation } = await import('./scripts/install/install-lock.mjs')
    const release = await lockInstallation(process.argv[1])`,
}
const ENDING = `
    if (release === null) process.exit(3)
    console.log('locked')
    process.stdin.on('end', () => { release(); console.log('released'); process.exit(0) }).resume()`

/** @type {string} */
let folder
/** @type {import('node:child_process').ChildProcess[]} */
let children

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  children = []
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

describe.each(Object.entries(HOLDERS))('the lock %s', (_, script) => {
  const start = (timeout = 'Infinity') => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script + ENDING, path.join(folder, 'held'), timeout])
    children.push(child)
    const output = { text: '' }
    child.stdout.on('data', (chunk) => (output.text += chunk))
    child.stderr.on('data', (chunk) => (output.text += chunk))
    return { child, output, says: (word) => until(() => output.text.includes(word)) }
  }
  const until = async (isTrue) => {
    for (let round = 0; round < 400 && !isTrue(); round += 1) await sleep(25)
    expect(isTrue()).toBe(true)
  }
  const isHolding = ({ output }) => output.text.includes('locked') && !output.text.includes('released')

  test('is held by one process, and then by the next', async () => {
    const first = start()
    await first.says('locked')
    const second = start()
    await second.says('Waiting for another process')
    expect(isHolding(second)).toBe(false)
    first.child.stdin.end()
    await second.says('locked')
  })

  test('is free when its holder was killed, for one of those who wait', async () => {
    const first = start()
    await first.says('locked')
    const others = [start(), start(), start()]
    await Promise.all(others.map((other) => other.says('Waiting')))
    first.child.kill('SIGKILL')
    const held = []
    for (let turn = 0; turn < others.length; turn += 1) {
      await until(() => others.some((other) => isHolding(other)))
      await sleep(400)
      const holders = others.filter((other) => isHolding(other))
      expect(holders).toHaveLength(1)
      held.push(holders[0])
      holders[0].child.stdin.end()
      await holders[0].says('released')
    }
    expect(new Set(held).size).toBe(others.length)
  }, 20_000)
})

test('a process waits for a lock no longer than it was told to', async () => {
  const run = (timeout) => spawn(process.execPath, ['--input-type=module', '-e', HOLDERS['of a file'] + ENDING, path.join(folder, 'held'), timeout])
  const first = run('Infinity')
  children.push(first)
  await once(first.stdout, 'data')
  const second = run('300')
  expect(await once(second, 'exit')).toEqual([3, null])
})
