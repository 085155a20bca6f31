// `npm run check-sender`: says what keeps emails of the site from arriving, with what to enter in the DNS; ends with 1 where
// something is wrong. `--selector NAME` names the DKIM key of a mail server that signs. Nothing is sent.
import { parseArgs } from 'node:util'
import { enterProject, ensureBundled, readOrUsage } from './process/command.mjs'
import { runBundled } from './process/run-bundled.mjs'

const selector = readOrUsage((words) => parseArgs({ args: words, options: { selector: { type: 'string' } } }).values.selector, 'npm run check-sender -- [--selector NAME]')
await enterProject()
await ensureBundled()
await runBundled('scripts/check-sender/check.ts', selector ? [selector] : [])
