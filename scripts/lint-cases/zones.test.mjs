import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'

const PATHS = 'import-x/no-restricted-paths'
const NAMED = 'import-x/named'
const IMPORTS = 'no-restricted-imports'
const SYNTAX = 'no-restricted-syntax'
const PROPERTIES = 'no-restricted-properties'

const uses = (source, name = 'thing') => `import { ${name} } from '${source}'\nexport const used = ${name}\n`
const loads = (source) => `export const load = () => import('${source}')\n`
const isFolder = (entry) => entry.isDirectory()
const foldersOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).filter(isFolder).map(({ name }) => name)

const APP_PAGE = 'app/(site)/[locale]/(frame)/about/page.tsx'
const STAFF_PAGE = 'app/(payload)/admin/[[...segments]]/page.tsx'

/** A module of each upper layer of the backend. */
const ANY_OF = Object.fromEntries(
  [
    ['http', 'http/session'],
    ['cms', 'cms/cms'],
    ['admin', 'admin/today/today'],
    ['registrations', 'registrations/register'],
    ['accounts', 'accounts/sign-in'],
    ['subscriptions', 'subscriptions/subscribe'],
    ['content', 'content/find-event'],
    ['email', 'email/organisation'],
  ].map(([layer, module]) => [layer, `@/lib/backend/${module}`]),
)

/** What is forbidden, by which rule, and the same need met in an allowed way. */
const CASES = [
  {
    name: 'a script imports what is there',
    rule: NAMED,
    forbidden: ['scripts/new.mjs', uses('./process/command.mjs', 'runBundled')],
    allowed: ['scripts/new.mjs', uses('./process/run-bundled.mjs', 'runBundled')],
  },
  {
    name: 'the backend casts no value by way of `unknown`',
    rule: SYNTAX,
    forbidden: ['lib/backend/email/new.ts', 'export const size = (text: string) => (text as unknown as string[]).length\n'],
    allowed: ['lib/backend/email/new.test.ts', 'export const size = (text: string) => (text as unknown as string[]).length\n'],
  },
  {
    name: 'the backend casts no value to `never`',
    rule: SYNTAX,
    forbidden: ['lib/backend/email/new.ts', 'export const size = (text: string) => [text as never]\n'],
    allowed: ['lib/backend/email/new.ts', 'export const size = (text: string) => [text]\n'],
  },
  {
    name: 'a shared component does not reach up to the layout',
    rule: PATHS,
    forbidden: ['components/ui/new.tsx', uses('@/components/layout/messages/message-screen', 'MessageScreen')],
    allowed: ['components/layout/new.tsx', uses('@/components/ui/icon', 'Icon')],
  },
  {
    name: 'a shared component does not reach up to an entity',
    rule: PATHS,
    forbidden: ['components/ui/new.tsx', uses('../events/event-dates', 'EventDates')],
    allowed: ['components/events/new.tsx', uses('../ui/icon', 'Icon')],
  },
  {
    name: 'a component does not reach up to a page',
    rule: PATHS,
    forbidden: ['components/home/new.tsx', uses('@/app/(site)/fonts', 'coreFont')],
    allowed: ['app/(site)/[locale]/layout.tsx', uses('@/app/(site)/fonts', 'coreFont')],
  },
  {
    name: 'content does not know components',
    rule: PATHS,
    forbidden: ['lib/content/new.ts', uses('@/components/ui/notifications/toast', 'showMessage')],
    allowed: ['components/layout/new.tsx', uses('@/components/ui/notifications/toast', 'showMessage')],
  },
  {
    name: 'the transport does not know content',
    rule: PATHS,
    forbidden: ['lib/api/new.ts', uses('../content/events', 'getEvent')],
    allowed: ['lib/content/new.ts', uses('../api/client', 'read')],
  },
  {
    name: 'the backend does not call the transport that calls it',
    rule: PATHS,
    forbidden: ['lib/backend/http/new.ts', uses('@/lib/api/client', 'read')],
    allowed: ['lib/backend/http/new.ts', uses('@/lib/site/security/csrf', 'failsCsrfCheck')],
  },
  {
    name: 'rules of the site do not know how content is fetched',
    rule: PATHS,
    forbidden: ['lib/site/new.ts', uses('@/lib/api/api-error', 'ApiError')],
    allowed: ['lib/site/new.ts', uses('@/lib/i18n/locales', 'LOCALES')],
  },
  {
    name: 'languages do not know content',
    rule: PATHS,
    forbidden: ['lib/i18n/new.ts', uses('@/lib/content/events', 'getEvent')],
    allowed: ['lib/i18n/new.ts', uses('@/lib/env', 'env')],
  },
  {
    name: 'settings do not know the site',
    rule: PATHS,
    forbidden: ['lib/env.ts', uses('@/lib/site/constants', 'TOKEN_COOKIE')],
    allowed: ['lib/site/new.ts', uses('@/lib/env', 'env')],
  },
  {
    name: 'an import of a type counts as well',
    rule: PATHS,
    forbidden: ['lib/site/new.ts', "import type { DirectoryStart } from '@/lib/content/lists/directories'\nexport type Used = DirectoryStart<string>\n"],
    allowed: ['lib/site/new.ts', "import type { Event } from '@/lib/contract/events'\nexport type Used = Event\n"],
  },
  {
    name: 'a re-export counts as well',
    rule: PATHS,
    forbidden: ['lib/site/new.ts', "export { getEvent } from '@/lib/content/events'\n"],
    allowed: ['lib/content/new.ts', "export { getEvent } from '@/lib/content/events'\n"],
  },
  {
    name: "one entity's components know of another entity's only its parts",
    rule: PATHS,
    forbidden: ['components/speakers/new.tsx', uses('@/components/events/event-dates', 'EventDates')],
    allowed: ['components/speakers/new.tsx', uses('@/components/events/parts/event-offers', 'EventOffers')],
  },
  {
    name: 'a part of an entity does not reach up to what is no part',
    rule: PATHS,
    forbidden: ['components/sessions/parts/new.tsx', uses('@/components/events/event-dates', 'EventDates')],
    allowed: ['components/sessions/parts/new.tsx', uses('@/components/ui/icon', 'Icon')],
  },
  {
    name: 'what runs in browsers alone is not for the backend',
    rule: PATHS,
    forbidden: ['lib/backend/check-in/new.ts', uses('@/lib/browser/check-in/device-storage', 'storedLists')],
    allowed: ['components/check-in/new.ts', uses('@/lib/browser/check-in/device-storage', 'storedLists')],
  },
  {
    name: 'a component does not read content',
    rule: PATHS,
    forbidden: ['components/events/new.tsx', uses('@/lib/content/events', 'getEvent')],
    allowed: [APP_PAGE, uses('@/lib/content/events', 'getEvent')],
  },
  {
    name: 'a shared component does not read content',
    rule: PATHS,
    forbidden: ['components/ui/new.tsx', uses('../../lib/content/events', 'getEvent')],
    allowed: ['components/ui/new.tsx', uses('../../lib/contract/events', 'EventSchema')],
  },
  {
    name: 'only server files of the layout read content',
    rule: SYNTAX,
    forbidden: ['components/layout/new.tsx', `'use client'\n${uses('@/lib/content/events', 'getEvent')}`],
    allowed: ['components/layout/new.tsx', uses('@/lib/content/events', 'getEvent')],
  },
  {
    name: 'client files of the layout do not load content later either',
    rule: SYNTAX,
    forbidden: ['components/layout/new.tsx', `'use client'\n${loads('../../lib/content/events')}`],
    allowed: ['components/layout/new.tsx', `'use client'\n${loads('../ui/notifications/toasters')}`],
  },
  {
    name: 'a page does not reach the backend',
    rule: PATHS,
    forbidden: [APP_PAGE, uses('@/lib/backend/http/app', 'app')],
    allowed: [STAFF_PAGE, uses('@/lib/backend/http/app', 'app')],
  },
  {
    name: 'an API route does not reach the backend',
    rule: PATHS,
    forbidden: ['app/api/[[...path]]/route.ts', loads('@/lib/backend/http/app')],
    allowed: ['app/api/[[...path]]/route.ts', uses('@/lib/api/transport', 'transport')],
  },
  {
    name: 'content does not reach the backend',
    rule: PATHS,
    forbidden: ['lib/content/new.ts', loads('@/lib/backend/http/app')],
    allowed: ['lib/api/transport.ts', loads('@/lib/backend/http/app')],
  },
  {
    name: 'of the transport files only one reaches the backend',
    rule: PATHS,
    forbidden: ['lib/api/client.ts', loads('@/lib/backend/http/app')],
    allowed: ['scripts/new.mjs', loads('../lib/backend/http/app.ts')],
  },
  {
    name: 'the middleware does not reach the backend',
    rule: PATHS,
    forbidden: ['middleware.ts', uses('@/lib/backend/http/session', 'thing')],
    allowed: ['middleware.ts', uses('@/lib/site/routes', 'matchRoute')],
  },
  {
    name: 'the transport loads the backend only when it is needed',
    rule: SYNTAX,
    forbidden: ['lib/api/transport.ts', uses('@/lib/backend/http/app', 'app')],
    allowed: ['lib/api/transport.ts', loads('@/lib/backend/http/app')],
  },
  {
    name: 'Payload stays in the backend',
    rule: IMPORTS,
    forbidden: ['lib/site/new.ts', uses('payload', 'getPayload')],
    allowed: ['lib/backend/http/new.ts', uses('payload', 'getPayload')],
  },
  {
    name: 'the packages of Payload stay with the staff screens',
    rule: IMPORTS,
    forbidden: [APP_PAGE, uses('@payloadcms/next/views', 'RootPage')],
    allowed: [STAFF_PAGE, uses('@payloadcms/next/views', 'RootPage')],
  },
  {
    name: 'the API route does not read through Payload',
    rule: IMPORTS,
    forbidden: ['app/api/[[...path]]/route.ts', uses('@payloadcms/next/routes', 'REST_GET')],
    allowed: ['next.config.ts', uses('@payloadcms/next/withPayload', 'withPayload')],
  },
  {
    name: 'Payload is not loaded at run time elsewhere',
    rule: SYNTAX,
    forbidden: ['lib/content/new.ts', loads('@payloadcms/richtext-lexical/html')],
    allowed: ['lib/backend/http/new.ts', loads('@payloadcms/richtext-lexical/html')],
  },
  {
    name: 'links come from the navigation of the site',
    rule: IMPORTS,
    forbidden: ['components/ui/new.tsx', "import Link from 'next/link'\nexport const used = Link\n"],
    allowed: ['lib/i18n/navigation.tsx', "import Link from 'next/link'\nexport const used = Link\n"],
  },
  {
    name: 'the path comes from the navigation of the site',
    rule: IMPORTS,
    forbidden: ['components/layout/new.tsx', uses('next/navigation', 'usePathname')],
    allowed: ['components/layout/new.tsx', uses('@/lib/i18n/navigation', 'usePathname')],
  },
  {
    name: 'the router comes from the navigation of the site',
    rule: IMPORTS,
    forbidden: [APP_PAGE, uses('next/navigation', 'useRouter')],
    allowed: [APP_PAGE, uses('next/navigation', 'notFound')],
  },
  {
    name: 'the backend has no links either',
    rule: IMPORTS,
    forbidden: ['lib/backend/http/new.ts', uses('next/navigation', 'useRouter')],
    allowed: ['lib/i18n/navigation.tsx', uses('next/navigation', 'useRouter')],
  },
  {
    name: 'the contract does not know the site',
    rule: IMPORTS,
    forbidden: ['lib/contract/new.ts', uses('@/lib/site/constants', 'TOKEN_COOKIE')],
    allowed: ['lib/contract/new.ts', uses('./fields/document', 'DocumentSchema')],
  },
  {
    name: 'the contract does not know settings',
    rule: IMPORTS,
    forbidden: ['lib/contract/new.ts', uses('../env', 'env')],
    allowed: ['lib/site/new.ts', uses('../env', 'env')],
  },
  {
    name: 'the contract takes no package but zod',
    rule: IMPORTS,
    forbidden: ['lib/contract/new.ts', uses('node:path', 'join')],
    allowed: ['lib/contract/new.ts', uses('zod', 'z')],
  },
  {
    name: 'settings are read in one place',
    rule: PROPERTIES,
    forbidden: ['lib/api/new.ts', 'export const port = process.env.PORT\n'],
    allowed: ['lib/env.ts', 'export const port = process.env.PORT\n'],
  },
  {
    name: 'settings are not taken out of the process either',
    rule: PROPERTIES,
    forbidden: ['middleware.ts', 'export const { env } = process\n'],
    allowed: ['scripts/new.mjs', 'export const { env } = process\n'],
  },
  {
    name: 'settings are not read around the corner',
    rule: SYNTAX,
    forbidden: ['components/ui/new.tsx', 'export const port = globalThis.process.env.PORT\n'],
    allowed: ['components/ui/new.tsx', 'export const name = globalThis.location.host\n'],
  },
  {
    name: 'settings are not imported from Node',
    rule: IMPORTS,
    forbidden: ['lib/backend/http/new.ts', uses('node:process', 'env')],
    allowed: ['e2e/new.ts', 'export const port = process.env.PORT\n'],
  },
  {
    name: 'file names are in kebab-case',
    rule: 'site/kebab-case',
    forbidden: ['components/ui/NewButton.tsx', 'export const used = true\n'],
    allowed: ['components/ui/new-button.test.tsx', 'export const used = true\n'],
  },
]

/** From the layer, into the layer, and the other way round: only the first direction is open. */
const BACKEND_STEPS = [
  ['http', 'cms', 'cms', 'cms'],
  ['cms', 'registrations/registrants', 'registrants', 'registrations'],
  ['admin', 'registrations/numbers', 'countRegistrations', 'registrations'],
  ['registrations', 'content/find-event', 'findEvent', 'content'],
  ['accounts', 'email/email-queue', 'queueEmail', 'email'],
  ['subscriptions', 'submissions/consent', 'currentConsent', 'submissions'],
  ['content', 'access/refusal', 'refusal', 'access'],
  ['email', 'database/transaction', 'inTransaction', 'database'],
].map(([upper, module, name, lower]) => ({
  name: `in the backend, ${lower} does not know ${upper}`,
  rule: PATHS,
  forbidden: [`lib/backend/${lower}/new.ts`, uses(ANY_OF[upper], 'thing')],
  allowed: [`lib/backend/${upper}/new.ts`, uses(`@/lib/backend/${module}`, name)],
}))

const BACKEND_CASES = [
  ...BACKEND_STEPS,
  {
    name: 'a capability does not reach into another one',
    rule: PATHS,
    forbidden: ['lib/backend/inbox/new.ts', uses('../audit-log/record', 'recordInAuditLog')],
    allowed: ['lib/backend/inbox/new.ts', uses('../audit-log', 'recordInAuditLog')],
  },
  {
    name: 'emails do not read content',
    rule: PATHS,
    forbidden: ['lib/backend/email/new.ts', uses('../content/find-event', 'findEvent')],
    allowed: ['lib/backend/registrations/new.ts', uses('../content/find-event', 'findEvent')],
  },
  {
    name: 'the staff screens do not import the configuration that names them',
    rule: PATHS,
    forbidden: ['lib/backend/admin/new.tsx', uses('../cms/config', 'config')],
    allowed: ['lib/backend/http/new.ts', uses('../cms/config', 'config')],
  },
]

/** Whatever folder stands in lib/ has its place in the picture: above it is only what may not be imported. */
const LIBRARY_CASES = foldersOf('lib').map((folder) => ({
  name: `lib/${folder} does not know components`,
  // The contract has a stricter rule of its own.
  rule: folder === 'contract' ? IMPORTS : PATHS,
  forbidden: [`lib/${folder}/new.ts`, uses('@/components/ui/icon', 'Icon')],
  allowed: [`lib/${folder}/new.ts`, uses('zod', 'z')],
}))

const ENTITY_CASES = foldersOf('components')
  .filter((folder) => !['ui', 'forms', 'layout', 'seo', 'events'].includes(folder))
  .map((folder) => ({
    name: `components/${folder} stands alone`,
    rule: PATHS,
    forbidden: [`components/${folder}/new.tsx`, uses('../events/event-dates', 'EventDates')],
    allowed: [`components/${folder}/new.tsx`, uses('../ui/icon', 'Icon')],
  }))

const ALL = [...CASES, ...BACKEND_CASES, ...LIBRARY_CASES, ...ENTITY_CASES]

describe('zones', () => {
  /** @type {{ ruleId: string | null, message: string }[][]} */
  let answers

  beforeAll(() => {
    const texts = ALL.flatMap(({ forbidden, allowed }) => [forbidden, allowed]).map(([filePath, code]) => ({ filePath, code }))
    const lint = path.resolve('scripts/lint-cases/lint-texts.mjs')
    const options = { input: JSON.stringify(texts), encoding: 'utf8', maxBuffer: 2 ** 24 }
    answers = JSON.parse(execFileSync(process.execPath, [lint], options))
  }, 120_000)

  const rulesOf = (index) => [...new Set((answers[index] ?? []).map(({ ruleId }) => ruleId))]

  test.each(ALL.map(({ name, rule }, index) => ({ name, rule, index })))('$name', ({ rule, index }) => {
    expect(rulesOf(2 * index)).toContain(rule)
    expect(answers[2 * index + 1]).toEqual([])
  })
})
