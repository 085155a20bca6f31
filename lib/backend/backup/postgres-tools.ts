import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'

type Tool = 'pg_dump' | 'psql'

const DEBIAN = '/usr/lib/postgresql'
const PACKAGE = 'Install the client programs of Postgres (Debian: postgresql-client), of the version of the server or newer.'

/** The command of a program of Postgres: the one on the PATH, or the newest that Debian has installed. */
export function findTool(tool: Tool): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : []
  const places = [tool, ...versions.map((version) => path.join(DEBIAN, version, 'bin', tool))]
  return places.find((place) => spawnSync(place, ['--version'], { stdio: 'ignore' }).status === 0)
}

/** Runs a program on a database with an input. @throws an Error with the output of the program */
export async function runTool(tool: Tool, databaseUrl: string, args: readonly string[], input?: Readable): Promise<void> {
  const program = findTool(tool)
  if (!program) throw new Error(`There is no ${tool} on this machine. ${PACKAGE}`)
  // Command lines can be read by everybody on the machine.
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  // eslint-disable-next-line no-restricted-properties -- handed on as it is
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  const child = spawn(program, [`--dbname=${url.href}`, ...args], { env, stdio: ['pipe', 'ignore', 'pipe'] })
  let printed = ''
  child.stderr.on('data', (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-2000)))
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  // A program that ends early closes its input; its output says why it ended.
  await Promise.all([ended, input ? pipeline(input, child.stdin).catch(() => undefined) : child.stdin.end()])
  const code = await ended
  if (code !== 0) throw new Error(`${tool} failed (${code}): ${printed.trim()}`)
}
