// Makes the database ready and ends: a step of its own before several instances start.
import { bundled } from './build/bundled.mjs'
import { dataFolder } from './process/data-folder.mjs'
import { prepareSite } from './process/prepare-site.mjs'
import { enterRoot } from './process/serve-site.mjs'

enterRoot()
const { account } = await prepareSite()
const { firstAccountText } = await import(bundled('lib/server/process/first-account.ts'))
console.log('The database is ready.')
if (account) console.log(firstAccountText(account, { dataDir: dataFolder(), isForPeople: Boolean(process.stdout.isTTY) }))
