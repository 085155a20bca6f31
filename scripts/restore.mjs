// `npm run restore -- site.tar.gz`: makes the site of an archive the one of DATA_DIR and DATABASE_URL. With
// `--replace`, a site that is there already is put aside.
import { parseArgs } from 'node:util'
import { enterProject, ensureBundled, fileArgument, readOrUsage } from './process/command.mjs'
import { runBundled } from './process/run-bundled.mjs'
import { lockDataFolder } from './process/data-folder.mjs'

const { file, replace } = readOrUsage((words) => {
  const { positionals, values } = parseArgs({ args: words, allowPositionals: true, options: { replace: { type: 'boolean', default: false } } })
  if (positionals.length !== 1) throw new Error('Name the file to read.')
  return { file: fileArgument(positionals[0]), replace: values.replace }
}, 'npm run restore -- FILE [--replace]')
await enterProject()
await lockDataFolder()
await ensureBundled()
await runBundled('scripts/restore/restore.ts', [file, ...(replace ? ['--replace'] : [])])
