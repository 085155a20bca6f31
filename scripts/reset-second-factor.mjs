// `npm run reset-second-factor -- nino@site.example`: takes the second factor of an account away; with `--unreadable`, those
// of all accounts that cannot be checked since the secret of the site is another one. Servers may go on running.
import { parseArgs } from 'node:util'
import { enterProject, ensureBundled, readOrUsage } from './process/command.mjs'
import { runBundled } from './process/run-bundled.mjs'

const USAGE = 'npm run reset-second-factor -- EMAIL|--unreadable'

const emails = readOrUsage((words) => {
  const { positionals, values } = parseArgs({ args: words, allowPositionals: true, options: { unreadable: { type: 'boolean', default: false } } })
  if (positionals.length !== (values.unreadable ? 0 : 1)) throw new Error('Name one account, or all that are unreadable.')
  return positionals
}, USAGE)
await enterProject()
await ensureBundled()
await runBundled('scripts/reset-second-factor/reset.ts', emails)
