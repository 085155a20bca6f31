// Makes the database ready and ends: a step of its own before several instances start.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { firstAccountText } from './process/first-account.mjs'
import { prepareSite } from './process/prepare-site.mjs'

const root = path.resolve(import.meta.dirname, '../..')
process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
process.umask(0o077)

const { account, settings } = await prepareSite()
console.log('The database is ready.')
if (account) console.log(firstAccountText(account, { dataDir: settings.dataDir, isForPeople: Boolean(process.stdout.isTTY) }))
