// Makes the two data folders that are compared: one with the demo content, one with much more.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundled } from '../build/bundled.mjs'
import { AMOUNTS, EVENT, REGISTRATIONS } from './growth-pages.mjs'
import { addCrowds } from './jobs-data.mjs'
import { environmentOf } from './site.mjs'

/**
 * Makes the folders.
 *
 * @param {object} options
 * @param {string} options.root folder of the project
 * @param {Record<string, string>} options.settings the settings of the sites that will be started with them
 * @param {(text: string) => void} options.tell receives what is being done
 * @param {(stop: () => Promise<void>) => void} options.onStop receives how to stop and remove everything again
 * @returns {Promise<{ demo: string, grown: string }>}
 */
export async function makeData({ root, settings, tell, onStop }) {
  let folder, child
  onStop(async () => {
    if (child) await stop(child)
    if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  })
  const work = async (dataDir, script, args = []) => {
    const env = { ...environmentOf(dataDir, settings), NODE_ENV: 'production' }
    child = fork(script, args, { cwd: root, silent: true, env })
    let log = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text))
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`${script} ended with ${code}:\n${log.trim()}`)
  }

  folder = await mkdtemp(path.join(tmpdir(), 'site-bench-'))
  const folders = { demo: path.join(folder, 'demo'), grown: path.join(folder, 'grown') }
  tell('Loading the demo content')
  await work(folders.demo, bundled('scripts/server/process/prepare.ts'))
  await cp(folders.demo, folders.grown, { recursive: true })
  tell(`Adding ${Object.entries(AMOUNTS).map(([name, amount]) => `${amount} ${name}`).join(', ')}`)
  const amounts = Object.entries(AMOUNTS).flatMap(([name, amount]) => [`--${name}`, String(amount)])
  await work(folders.grown, path.join(root, 'scripts/seed/main.mjs'), [...amounts, '--event', EVENT])
  tell(`Adding ${REGISTRATIONS} registrations`)
  await addCrowds({ root, dataDir: folders.grown, crowds: { [EVENT]: { people: REGISTRATIONS, waiting: 0, free: 1000 } } })
  return folders
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
