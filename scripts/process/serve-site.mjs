import { existsSync } from 'node:fs'
import path from 'node:path'
import { bundled } from '../build/bundled.mjs'
import { lockDataFolder } from './data-folder.mjs'
import { prepareSite } from './prepare-site.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Prepares the database in a process of its own, then serves the built site in this one. */
export async function serveSite() {
  enterRoot()
  // The channel closes when the parent process ends; a server that nobody can stop must not stay.
  process.once('disconnect', () => process.exit(0))
  if (!existsSync('.next/BUILD_ID')) {
    console.error('There is no build yet: run "npm run build", or "npm start", which builds by itself.')
    process.exit(1)
  }
  // A worker may share the folder of the server that it works for.
  if (process.env.ROLE !== 'worker') await lockDataFolder()
  const site = await prepareSite()
  const { serve } = await import(bundled('lib/server/main.ts'))
  await serve(ROOT, site)
}

export function enterRoot() {
  process.chdir(ROOT)
  // Next would read this file by itself, and the database would be prepared by other settings than it is served by.
  if (existsSync('.env')) process.loadEnvFile('.env')
  // Written files are readable by this account alone: personal data, links that open pages, the secret.
  process.umask(0o077)
}
