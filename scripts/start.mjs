// The one command that runs the site: installs, builds, and serves.
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'

const root = path.resolve(import.meta.dirname, '..')
await ensureInstalled(root)
await ensureBuilt(root)
await import('./server/main.mjs')
