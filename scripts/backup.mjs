// `npm run backup -- site.tar.gz`: writes database, uploads and secret into one archive; servers may go on running. A
// name without .tar.gz is a folder, in which the archive is named after the time.
import { parseArgs } from 'node:util'
import { enterProject, ensureBundled, fileArgument, readOrUsage } from './process/command.mjs'
import { runBundled } from './process/run-bundled.mjs'

const file = readOrUsage((words) => {
  const { positionals } = parseArgs({ args: words, allowPositionals: true })
  if (positionals.length !== 1) throw new Error('Name the file to write.')
  return fileArgument(positionals[0])
}, 'npm run backup -- FILE|FOLDER')
await enterProject()
await ensureBundled()
await runBundled('scripts/backup/backup.ts', [file])
