// Bundles TypeScript that runs outside of Next for plain Node.
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { BUNDLED, BUNDLE_FOLDER, PACKAGES_OUTSIDE, SERVICE_WORKER_FOLDER, SERVICE_WORKERS } from './bundled.mjs'
import { compressAll } from './compress.mjs'
import { offlineFiles } from './offline-files.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SOURCE = /\.tsx?$/
/** Next is CommonJS without `exports`, so that Node does not find its entries without their ending. */
const NEXT_ENTRY = /^next\/[a-z]+$/

/** The editor's entries for Node wait for another module while they load, which Node 20 never ends where imports go in a circle. */
const LEXICAL_ENTRY = /Lexical[\w.]*\.node\.mjs$/

/** Bundles the programs of the site and its commands that run beside Next. */
export async function bundleAll() {
  await rm(BUNDLE_FOLDER, { recursive: true, force: true })
  await writeFile(PACKAGES_OUTSIDE, JSON.stringify(await bundle(BUNDLE_FOLDER, BUNDLED)))
}

/** Bundles the service workers, each as one small script, and compresses them; beside them lies what pages need offline. */
export async function bundleServiceWorkers() {
  const version = await readFile(path.join(ROOT, '.next/BUILD_ID'), 'utf8')
  const files = offlineFiles(path.join(ROOT, '.next'))
  await rm(SERVICE_WORKER_FOLDER, { recursive: true, force: true })
  await mkdir(SERVICE_WORKER_FOLDER)
  await writeFile(path.join(SERVICE_WORKER_FOLDER, 'offline-files.json'), JSON.stringify({ version, files }))
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: ROOT,
    entryPoints: SERVICE_WORKERS,
    outdir: SERVICE_WORKER_FOLDER,
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    define: { BUILD: JSON.stringify({ version, offlinePage: files['/offline'], ticket: files['/registration/[token]'] }) },
    logLevel: 'warning',
  })
  await compressAll(SERVICE_WORKER_FOLDER)
}

/** Packages that stay outside: they load native code, files beside them or threads, or are rarely loaded. */
const OUTSIDE = /^(@aws-sdk|drizzle-kit|@playwright|fs-native-extensions|harfbuzzjs|json-schema-to-typescript|libsql|next|pg-native|pino|pino-pretty|prettier|react|react-dom|sharp)(\/|$)/

/**
 * Each entry becomes an `.mjs` of the same path under the folder, which lies in the project, so that Node finds packages. It
 * contains most of them, and loads in half the time.
 *
 * @returns {Promise<string[]>} the imports that it does not contain, apart from Node's own modules
 */
export async function bundle(folder, entryPoints) {
  // Scripts that install the packages import this file before there are any.
  const { build } = await import('esbuild')
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints,
    metafile: true,
    outdir: folder,
    outbase: ROOT,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    banner: { js: `${REQUIRE}\n${rootOf(folder)}` },
    plugins: [packages, sourceAddresses],
  })
  const imports = Object.values(metafile.outputs).flatMap(({ imports }) => imports.filter(({ external }) => external).map(({ path: name }) => name))
  return [...new Set(imports)].filter((name) => !isBuiltin(name) && !name.startsWith('node:')).sort()
}

/** Defines the names that CommonJS inside an ES module expects. */
const REQUIRE = "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url)"

const packages = {
  name: 'packages',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: OUTSIDE }, ({ path: name }) => ({ path: NEXT_ENTRY.test(name) ? `${name}.js` : name, external: true }))
    onLoad({ filter: LEXICAL_ENTRY }, ({ path: file }) => ({ contents: `export * from './${path.basename(file).replace('.node.mjs', '.prod.mjs')}'` }))
  },
}

/** Tells each module where the project and its bundles lie, which may be moved as a whole. */
function rootOf(folder) {
  const inside = path.relative(ROOT, folder).split(path.sep).join('/')
  return `const projectUrl = import.meta.url.slice(0, import.meta.url.lastIndexOf(${JSON.stringify(`/${inside}/`)}) + 1), bundlesUrl = projectUrl + ${JSON.stringify(`${inside}/`)}`
}

/** Modules find the files beside them by the address of their source. */
const sourceAddresses = {
  name: 'source-addresses',
  setup: ({ onLoad }) =>
    onLoad({ filter: SOURCE }, async ({ path: file }) => {
      const address = pathToFileURL(file).href.slice(pathToFileURL(`${ROOT}/`).href.length)
      const contents = (await readFile(file, 'utf8')).replaceAll('import.meta.url', `(projectUrl + ${JSON.stringify(address)})`)
      return { contents, loader: path.extname(file) === '.tsx' ? 'tsx' : 'ts' }
    }),
}
