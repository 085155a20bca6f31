import { readdirSync } from 'node:fs'
import path from 'node:path'
import { NOT_HERE } from '@/lib/i18n/visible-path'
import { ROUTE_NAMES, ROUTES } from '@/lib/site/routes'

const SCREENS = path.join(process.cwd(), 'app/(site)/[locale]/(frame)')

/** The page files by the pattern of their path; a list that the address chooses from ends in `[[...view]]`. */
const files = readdirSync(SCREENS, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))
  .filter((pattern) => pattern.split('/')[1] !== NOT_HERE)

test('every screen of the route table has a page file, and every page file a row', () => {
  const patterns = ROUTE_NAMES.map((name) => `${ROUTES[name].pattern}${'view' in ROUTES[name] ? '/[[...view]]' : ''}`)
  expect(files.sort()).toEqual(patterns.sort())
})
