// Collects the files that a server needs in a folder that plain Node starts anywhere.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { ensureBuilt } from './build.mjs'
import { BUNDLE_FOLDER, PACKAGES_OUTSIDE } from './build/bundled.mjs'
import { isSecretFile } from './secrets/secret-files.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const DEFAULT_TARGET = 'bundle'
/** Files read at run time by a path that cannot be traced. */
const READ = ['lib/server/cache-handler.mjs', 'public', 'messages', 'lib/drawing/fonts', 'lib/backend/demo/pictures', '.next/static', '.next/service-worker', '.next/server', '.env.example', 'deploy', `node_modules/fs-native-extensions/prebuilds/${process.platform}-${process.arch}`]
/** Commands that work on the data of a site. */
const COMMANDS = ['scripts/serve.mjs', 'scripts/migrate.mjs', 'scripts/backup.mjs', 'scripts/restore.mjs', 'scripts/reset-second-factor.mjs', 'scripts/check-sender.mjs', 'scripts/move-to-postgres.mjs', 'scripts/make-bucket.mjs']
/** Files that the build keeps for itself. */
const UNUSED = /^\.next\/(cache|trace|types|diagnostics)|\.map$/
/** Tools that packages name and never load on the server. */
const TOOLS = ['esbuild', '@esbuild', 'drizzle-kit', 'prettier', 'typescript', 'json-schema-to-typescript', 'sass', '@babel', 'caniuse-lite', 'browserslist']
/** Compiled into the framework: tools of the build, and what the build lists itself where a server needs it. */
const COMPILED = ['next-server', 'next-devtools', 'react-dom*', 'react-server-dom*', '@vercel/og', 'webpack*', 'babel*', '@babel', 'terser*'].map((name) => `next/dist/compiled/${name}`)
const NOT_SERVED_WITH = [...TOOLS, ...COMPILED, 'next/dist/docs'].map((name) => `node_modules/${name}/**`)
const LINKS = '.next/node_modules'
const RUN = path.relative(ROOT, BUNDLE_FOLDER)
const CACHES = path.join(ROOT, 'node_modules/.cache')
const MAX_MEGABYTES = 500

/** @returns {Promise<{ files: number, megabytes: number }>} */
export async function makeBundle(target) {
  await ensureBuilt(ROOT)
  if (existsSync(target) && readdirSync(target).length > 0 && !existsSync(path.join(target, '.next/BUILD_ID'))) {
    throw new Error(`${target} holds something else: name an empty folder.`)
  }
  rmSync(target, { recursive: true, force: true })
  const files = new Set([...(await tracedFiles()), ...builtFiles(), ...READ.flatMap(filesOf)].filter((file) => !UNUSED.test(file) && !isSecretFile(file)))
  const sources = new Set([...files].flatMap(sourceOf))
  let bytes = 0
  for (const source of sources) bytes += copy(source, target)
  copyLinks(target)
  writeFileSync(path.join(target, 'package.json'), packageFile())
  const megabytes = Math.round(bytes / 1e6)
  if (megabytes > MAX_MEGABYTES) throw new Error(`The bundle has ${megabytes} MB: at most ${MAX_MEGABYTES} are wanted.`)
  return { files: sources.size, megabytes }
}

/** The modules that our own server loads, and the bundles beside it, which contain all packages but a few. */
async function tracedFiles() {
  mkdirSync(CACHES, { recursive: true })
  const folder = mkdtempSync(path.join(CACHES, 'traceable-'))
  try {
    // The bundles themselves cannot be traced: packages that they hold look for files all over the project.
    const outside = path.join(folder, 'packages-outside.mjs')
    writeFileSync(outside, readJson(path.relative(ROOT, PACKAGES_OUTSIDE)).map((name) => `import ${JSON.stringify(name)}\n`).join(''))
    const entries = [...COMMANDS, path.relative(ROOT, outside)]
    const { fileList, reasons } = await nodeFileTrace(entries, { base: ROOT, processCwd: ROOT, ignore: [...NOT_SERVED_WITH, `${RUN}/**`] })
    // A package that names the folder of the project would include all of it: of our own files, only modules count.
    const loaded = [...fileList].filter((file) => file.startsWith('node_modules/') || !reasons.get(file)?.type.every((type) => type === 'asset'))
    return [...loaded.filter((file) => !file.startsWith(path.relative(ROOT, folder))), ...filesOf(RUN)]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The framework's findings about the pages during the build. */
function builtFiles() {
  const traces = filesOf('.next').filter((file) => file.endsWith('.nft.json') && !file.startsWith('.next/cache/'))
  const traced = traces.flatMap((trace) => readJson(trace).files.map((file) => path.join(path.dirname(trace), file)))
  // Our own modules are compiled into the build.
  return [...traced, ...readJson('.next/required-server-files.json').files].filter((file) => /^(node_modules|\.next)\//.test(path.normalize(file)))
}

function filesOf(name) {
  const start = path.join(ROOT, name)
  if (!existsSync(start)) return []
  if (!statSync(start).isDirectory()) return [name]
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
}

/** The file itself, when its address leads over a link. */
function sourceOf(file) {
  const source = path.join(ROOT, file)
  if (!existsSync(source) || statSync(source).isDirectory()) return []
  return [path.relative(ROOT, realpathSync(source))]
}

function copy(file, target) {
  const place = path.join(target, file)
  mkdirSync(path.dirname(place), { recursive: true })
  cpSync(path.join(ROOT, file), place)
  return statSync(place).size
}

/** The build names the packages that it leaves outside by links: as copies they would be loaded twice. */
function copyLinks(target) {
  cpSync(path.join(ROOT, LINKS), path.join(target, LINKS), { recursive: true, verbatimSymlinks: true })
}

function packageFile() {
  const { name, version, type, engines, scripts } = readJson('package.json')
  return `${JSON.stringify({ name, version, private: true, type, engines, scripts: { start: scripts.serve } }, null, 2)}\n`
}

function readJson(file) {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
}

if (process.argv[1] === import.meta.filename) {
  const target = path.resolve(process.argv[2] ?? DEFAULT_TARGET)
  const { files, megabytes } = await makeBundle(target)
  console.log(`${target}: ${files} files, ${megabytes} MB. Start it there with "npm start".`)
}
