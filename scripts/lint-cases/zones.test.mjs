import { readdirSync } from 'node:fs'
import { ESLint } from 'eslint'
import config from '../../eslint.config.mjs'

const PATHS = 'import-x/no-restricted-paths'
const IMPORTS = 'no-restricted-imports'
const SYNTAX = 'no-restricted-syntax'
const PROPERTIES = 'no-restricted-properties'
const NOTHING = undefined

const from = (source, name = 'used') => `import { ${name} } from '${source}'\nexport const value = ${name}\n`
const later = (source) => `export const load = () => import('${source}')\n`

const PAGE = 'app/(site)/[locale]/(frame)/about/page.tsx'
const STAFF_PAGE = 'app/(payload)/admin/[[...segments]]/page.tsx'
const CAST = 'export const size = (text: string) => (text as unknown as string[]).length\n'
const READ_PORT = 'export const port = process.env.PORT\n'

/** A folder added tomorrow must have its place among the layers too. */
const ROWS_OF_LIB = readdirSync('lib', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => [`lib/${name}/new.ts`, from('@/components/ui/icon'), PATHS])

const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: config })

/** Where the code stands, the code, and the rule that refuses it. */
test.each([
  // Imports point downwards.
  ...ROWS_OF_LIB,
  ['components/home/new.tsx', from('@/app/(site)/fonts'), PATHS],
  ['components/ui/new.tsx', from('../events/event-dates'), PATHS],
  ['components/events/new.tsx', from('../ui/icon'), NOTHING],
  ['lib/api/new.ts', from('../content/events'), PATHS],
  ['lib/content/new.ts', from('../api/client'), NOTHING],
  ['lib/backend/http/new.ts', from('@/lib/api/client'), PATHS],
  ['lib/drawing/new.ts', from('@/lib/backend/email/organisation'), PATHS],
  ['lib/site/new.ts', from('@/lib/api/api-error'), PATHS],
  ['lib/site/new.ts', "import type { DirectoryStart } from '@/lib/content/lists/directories'\nexport type Used = DirectoryStart<string>\n", PATHS],
  ['lib/site/new.ts', "export { getEvent } from '@/lib/content/events'\n", PATHS],
  ['lib/i18n/new.ts', from('@/lib/content/events'), PATHS],
  ['lib/env.ts', from('@/lib/site/constants'), PATHS],
  ['lib/site/new.ts', from('@/lib/env'), NOTHING],

  // The server stands in front of all of it, and knows the rules alone.
  ['lib/server/pages/new.ts', from('@/lib/content/events'), PATHS],
  ['lib/server/pages/new.ts', from('@/lib/backend/cms/cms'), PATHS],
  ['lib/server/pages/new.ts', from('@/lib/site/routes'), NOTHING],
  ['lib/api/new.ts', from('@/lib/server/pipeline'), PATHS],

  // An entity knows of another one only its parts.
  ['components/speakers/new.tsx', from('@/components/events/event-dates'), PATHS],
  ['components/speakers/new.tsx', from('@/components/events/parts/event-offers'), NOTHING],

  // Components are handed their content, but for the server files of the layout.
  ['components/events/new.tsx', from('@/lib/content/events'), PATHS],
  ['components/ui/new.tsx', from('@/lib/content/events'), PATHS],
  ['components/layout/new.tsx', from('@/lib/content/events'), NOTHING],
  ['components/layout/new.tsx', `'use client'\n${from('@/lib/content/events')}`, SYNTAX],
  ['components/layout/new.tsx', `'use client'\n${later('@/lib/content/events')}`, SYNTAX],

  // One file reaches the backend, and only when it is needed.
  [PAGE, from('@/lib/backend/http/app'), PATHS],
  ['middleware.ts', from('@/lib/backend/http/session'), PATHS],
  ['lib/api/client.ts', later('@/lib/backend/http/app'), PATHS],
  ['lib/api/transport.ts', later('@/lib/backend/http/app'), NOTHING],
  ['lib/api/transport.ts', from('@/lib/backend/http/app'), SYNTAX],
  [STAFF_PAGE, from('@/lib/backend/http/app'), NOTHING],
  ['scripts/new.mjs', later('../lib/backend/http/app.ts'), NOTHING],

  // The layers of the backend.
  ['lib/backend/cms/new.ts', from('../http/session'), PATHS],
  ['lib/backend/registrations/new.ts', from('../cms/cms'), PATHS],
  ['lib/backend/content/new.ts', from('../registrations/register'), PATHS],
  ['lib/backend/access/new.ts', from('../content/find-event'), PATHS],
  ['lib/backend/registrations/new.ts', from('../content/find-event'), NOTHING],
  ['lib/backend/inbox/new.ts', from('../audit-log/record'), PATHS],
  ['lib/backend/inbox/new.ts', from('../audit-log'), NOTHING],
  ['lib/backend/email/new.ts', from('../content/find-event'), PATHS],
  ['lib/backend/admin/new.tsx', from('../cms/config'), PATHS],
  ['lib/backend/tests/new.db-test.ts', from('@/lib/content/events'), NOTHING],
  ['lib/backend/email/new.ts', CAST, SYNTAX],
  ['lib/backend/email/new.test.ts', CAST, NOTHING],

  // Payload stays in the backend and its screens.
  ['lib/site/new.ts', from('payload'), IMPORTS],
  [PAGE, from('@payloadcms/next/views'), IMPORTS],
  ['lib/content/new.ts', later('@payloadcms/richtext-lexical/html'), SYNTAX],
  [STAFF_PAGE, from('@payloadcms/next/views'), NOTHING],
  ['lib/backend/http/new.ts', later('@payloadcms/richtext-lexical/html'), NOTHING],

  // Links know the language segment, but for those of the staff screens.
  ['components/ui/new.tsx', "import Link from 'next/link'\nexport const value = Link\n", IMPORTS],
  [PAGE, from('next/navigation', 'useRouter'), IMPORTS],
  ['lib/backend/http/new.ts', from('next/navigation', 'usePathname'), IMPORTS],
  [PAGE, from('next/navigation', 'notFound'), NOTHING],
  ['lib/i18n/navigation.tsx', from('next/navigation', 'useRouter'), NOTHING],
  ['lib/backend/admin/new.tsx', from('next/navigation', 'useRouter'), NOTHING],

  // The contract stands alone.
  ['lib/contract/new.ts', from('../env'), IMPORTS],
  ['lib/contract/new.ts', from('node:path'), IMPORTS],
  ['lib/contract/new.ts', from('zod'), NOTHING],

  // Settings are read in one place.
  ['lib/api/new.ts', READ_PORT, PROPERTIES],
  ['middleware.ts', 'export const { env } = process\n', PROPERTIES],
  ['components/ui/new.tsx', 'export const port = globalThis.process.env.PORT\n', SYNTAX],
  ['lib/backend/http/new.ts', from('node:process', 'env'), IMPORTS],
  ['lib/env.ts', READ_PORT, NOTHING],
  ['e2e/new.ts', READ_PORT, NOTHING],
])('%s with %j', async (filePath, code, rule) => {
  const [result] = await eslint.lintText(code, { filePath })
  expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(rule ? expect.arrayContaining([rule]) : [])
})
