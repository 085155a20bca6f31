// The one command that runs the site: installs, builds, and serves.
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { followParent } from './process/follow-parent.mjs'
import { ensureInstalled } from './install/install.mjs'
import { serveSite } from './process/serve-site.mjs'

const root = path.resolve(import.meta.dirname, '..')
// By hand, the shell may well end before the site does.
if (process.env.npm_lifecycle_event) followParent(() => process.kill(process.pid, 'SIGINT'))

await ensureInstalled(root)
await ensureBuilt(root)
await serveSite()
