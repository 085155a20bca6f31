// The common parts of commands beside the server.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { bundleAll } from '../build/bundle.mjs'
import { BUNDLED, bundled } from '../build/bundled.mjs'
import { ensureInstalled } from '../install/install.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Reads the command line, or ends with the usage of the command. */
export function readOrUsage(read, usage) {
  try {
    return read(process.argv.slice(2))
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`)
    process.exit(1)
  }
}

/** A file as named by the caller of the command, although npm runs it in the folder of the project. */
export const fileArgument = (name) => path.resolve(process.env.INIT_CWD ?? process.cwd(), name)

/** Installs what is missing, unless there is nothing to install by, and reads the settings as the server does. */
export async function enterProject() {
  if (existsSync(path.join(ROOT, 'package-lock.json'))) await ensureInstalled(ROOT)
  process.chdir(ROOT)
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** Bundles unless the build did: a server that runs may be about to load them. */
export async function ensureBundled() {
  if (!BUNDLED.every((source) => existsSync(bundled(source)))) await bundleAll()
}
