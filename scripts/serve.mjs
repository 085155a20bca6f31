// Serves the built site: `npm run serve`, a unit or a container, which need no npm.
import { followParent } from './process/follow-parent.mjs'
import { serveSite } from './process/serve-site.mjs'

// By hand, the shell may well end before the site does.
if (process.env.npm_lifecycle_event) followParent(() => process.kill(process.pid, 'SIGTERM'))

await serveSite()
