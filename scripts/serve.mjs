// Serves the built site for `npm run serve`. A unit or a container, which needs no npm, starts scripts/server/main.mjs itself.
import { followParent } from './process/follow-parent.mjs'

// By hand, the shell may well end before the site does.
if (process.env.npm_lifecycle_event) followParent(() => process.kill(process.pid, 'SIGTERM'))

await import('./server/main.mjs')
