// The zones of imports, and syntax that belongs to one place. Every other rule stands in .oxlintrc.json.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import * as parser from '@typescript-eslint/parser'
import { defineConfig, globalIgnores } from 'eslint/config'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'

const root = import.meta.dirname
const CODE = '**/*.{ts,tsx,mjs}'
const TESTS = '**/*.test.{ts,tsx,mjs}'
const BACKEND_TESTS = 'lib/backend/tests/**'

const SHARED_COMPONENTS = ['layout', 'ui', 'forms', 'seo']
// Read from the folder, so that an entity added tomorrow is kept apart from the others too.
const entities = readdirSync(path.join(root, 'components')).filter((folder) => !SHARED_COMPONENTS.includes(folder))

// What the layers of the backend below do not name is a capability: rules, records and emails of one thing.
const BACKEND_LAYERS = ['tests', 'http', 'admin', 'cms', 'content', 'submissions', 'email', 'jobs', 'access', 'database', 'migrations', 'demo']
const capabilities = readdirSync(path.join(root, 'lib/backend'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !BACKEND_LAYERS.includes(entry.name))
  .map(({ name }) => name)
const backend = (...folders) => folders.map((folder) => `lib/backend/${folder}`)

/** Imports point downwards. Folders on one line may import each other, unless a zone below says otherwise. */
const LAYERS = [
  ['lib/server'],
  ['app', 'middleware.ts'],
  [...entities.map((entity) => `components/${entity}`), 'components/layout'],
  ['components/ui', 'components/forms', 'components/seo'],
  ['lib/content', 'lib/browser'],
  ['lib/api'],
  ['lib/backend'],
  ['lib/drawing'],
  ['lib/site', 'lib/i18n'],
  ['lib/contract', 'lib/env.ts', 'lib/log.ts', 'lib/log-text.ts', 'lib/metrics.ts', 'lib/runtime.ts', 'lib/shared-cache.ts'],
]

/** The layers inside the backend, from the server's entry points down to the database. */
const BACKEND_ORDER = [
  backend('prepare.ts', 'prepare-process.ts', 'worker.ts', 'worker-process.ts', 'http'),
  backend('cms', 'admin'),
  backend(...capabilities, 'demo'),
  backend('content', 'email', 'submissions'),
  backend('access', 'database', 'jobs', 'migrations'),
]

const downwards = (layers) =>
  layers.slice(1).map((layer, index) => ({ target: layer, from: layers.slice(0, index + 1).flat(), message: 'Imports point downwards only.' }))

const layerZones = [...downwards(LAYERS), ...downwards(BACKEND_ORDER)]

const capabilityZones = capabilities.map((capability) => ({
  target: `lib/backend/${capability}`,
  from: backend(...capabilities.filter((other) => other !== capability)),
  except: ['./index.ts'],
  message: 'A capability uses another one through its index only; what would be a circle is handed over by the CMS configuration.',
}))

/** Folders of one layer that do not know each other. */
const apart = (folders, message) =>
  folders.map((folder) => ({ target: folder, from: folders.filter((other) => other !== folder), message }))

const backendApartZones = [
  ...apart(backend('content', 'email', 'submissions'), 'Reading content, emails and submissions are independent of each other: a capability combines them.'),
  ...apart(backend('cms', 'admin'), 'The CMS names its screens by path; they do not import its configuration.'),
]

const entityZones = entities.map((entity) => ({
  target: `components/${entity}`,
  from: entities.filter((other) => other !== entity).map((other) => `components/${other}`),
  except: ['./parts'],
  message: "One entity's components know of another entity's only its parts; what knows no entity belongs into components/ui.",
}))

const contentZone = {
  target: [...LAYERS[2].filter((part) => part !== 'components/layout'), ...LAYERS[3]],
  from: 'lib/content',
  message: 'Components are handed their content; only the server files of components/layout read it.',
}

const backendZone = {
  target: '.',
  from: 'lib/backend',
  message: 'The embedded backend is reached through lib/api, so that it can be replaced by a remote one.',
}

const serverZone = {
  target: 'lib/server',
  from: LAYERS.slice(1, LAYERS.findIndex((layer) => layer.includes('lib/site'))).flat(),
  message: 'The server stands in front of the framework: it knows the rules of the site, and nothing that renders or reads.',
}

const BACKEND_USERS = ['lib/backend/**', 'lib/api/transport.ts', 'app/(payload)/**', 'scripts/**']
const PAYLOAD_USERS = ['lib/backend/**', 'app/(payload)/**', 'next.config.ts']
const NAVIGATION = 'lib/i18n/navigation.tsx'

const structureZones = [...layerZones, serverZone, ...entityZones, ...capabilityZones, ...backendApartZones]

const restrictedPaths = (zones) => ({ 'import-x/no-restricted-paths': ['error', { basePath: root, zones }] })

const ENVIRONMENT_MESSAGE = 'Settings are checked and have their defaults in lib/env.ts: read them through env().'
const PAYLOAD_MESSAGE = 'Payload belongs to lib/backend and app/(payload): the rest of the site runs without it.'
const NAVIGATION_MESSAGE = 'Use lib/i18n/navigation: it knows the language segment and loads nothing ahead.'

const environmentImport = { name: 'node:process', importNames: ['env'], message: ENVIRONMENT_MESSAGE }
const navigationImports = [
  { name: 'next/link', message: NAVIGATION_MESSAGE },
  { name: 'next/navigation', importNames: ['usePathname', 'useRouter'], message: NAVIGATION_MESSAGE },
]
const payloadImport = { group: ['payload', 'payload/*', '@payloadcms/*'], message: PAYLOAD_MESSAGE }

const environmentSyntax = {
  selector: 'MemberExpression[property.name="env"][object.type="MemberExpression"][object.property.name="process"]',
  message: ENVIRONMENT_MESSAGE,
}
// `no-restricted-imports` does not see imports that happen at run time. `\u002F` is a slash, which would
// end the pattern of a selector.
const payloadSyntax = {
  selector: String.raw`ImportExpression[source.value=/^(payload|@payloadcms)(\u002F|$)/]`,
  message: PAYLOAD_MESSAGE,
}
const clientContentSyntax = {
  selector: String.raw`Program:has(> ExpressionStatement[directive="use client"]) :matches(ImportDeclaration, ImportExpression)[source.value=/\u002Fcontent\u002F/]`,
  message: 'A client component is handed its content; only server files read it.',
}
const staticBackendSyntax = {
  selector: String.raw`ImportDeclaration[source.value=/\u002Fbackend\u002F/]`,
  message: 'Load the backend with import(): with a remote one it must not be loaded at all.',
}
const falseTypeSyntax = {
  selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"], TSAsExpression[typeAnnotation.type="TSNeverKeyword"]',
  message: 'Take the generated type, or check the value: nothing is what it is only said to be.',
}

export default defineConfig(
  globalIgnores([
    '.next/**',
    'next-env.d.ts',
    'lib/backend/migrations/**',
    'lib/backend/payload-types.ts',
    'app/(payload)/admin/importMap.js',
    'data/**',
    'test-results/**',
    'playwright-report/**',
    'coverage/**',
  ]),

  {
    files: [CODE],
    languageOptions: { parser },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: path.join(root, 'tsconfig.json') })],
    },
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [...navigationImports, environmentImport], patterns: [payloadImport] },
      ],
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: ENVIRONMENT_MESSAGE }],
      'no-restricted-syntax': ['error', environmentSyntax, payloadSyntax],
      ...restrictedPaths([...structureZones, contentZone, backendZone]),
    },
  },

  // What follows narrows or widens a rule for some files; a rule set again replaces its options there.
  { files: BACKEND_USERS, rules: restrictedPaths(structureZones) },
  {
    files: PAYLOAD_USERS,
    rules: {
      'no-restricted-imports': ['error', { paths: [...navigationImports, environmentImport] }],
      'no-restricted-syntax': ['error', environmentSyntax, falseTypeSyntax],
    },
  },
  // The addresses of the staff screens have no language.
  { files: ['lib/backend/admin/**'], rules: { 'no-restricted-imports': ['error', { paths: [environmentImport] }] } },
  { files: [BACKEND_TESTS, `lib/backend/${TESTS}`], rules: { 'no-restricted-syntax': ['error', environmentSyntax] } },
  {
    files: ['components/layout/**'],
    rules: { 'no-restricted-syntax': ['error', environmentSyntax, payloadSyntax, clientContentSyntax] },
  },
  {
    files: ['lib/api/transport.ts'],
    rules: { 'no-restricted-syntax': ['error', environmentSyntax, payloadSyntax, staticBackendSyntax] },
  },
  {
    files: [NAVIGATION],
    rules: { 'no-restricted-imports': ['error', { paths: [environmentImport], patterns: [payloadImport] }] },
  },
  ...[
    { files: ['lib/contract/**'], own: String.raw`\./` },
    { files: ['lib/contract/{check-in,desk,fields,lists,own,review}/**'], own: String.raw`\.\.?/(?!\.\.)` },
  ].map(({ files, own }) => ({
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: `^(?!zod$|${own})`, message: 'The contract stands alone: it imports zod and itself.' }] },
      ],
    },
  })),
  {
    files: ['lib/env.ts', 'lib/server/{main,framework}.ts', 'lib/server/process/**', 'lib/backend/prepare-process.ts', 'scripts/**', 'e2e/**', '*.config.*', 'jest.*', TESTS, BACKEND_TESTS],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // They enter where requests do.
    files: [BACKEND_TESTS],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
)
