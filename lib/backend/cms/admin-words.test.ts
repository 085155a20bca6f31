import { readFileSync } from 'node:fs'
import { ADMIN_WORDS } from './admin-words'

/** The words of the CMS, which jest cannot load as a module. */
const OWN = readFileSync('node_modules/@payloadcms/translations/dist/languages/en.js', 'utf8')

const names = Object.entries(ADMIN_WORDS.en).flatMap(([group, words]) => Object.keys(words).map((name) => [group, name] as const))

test.each(names)('the CMS has the words %s:%s, which are replaced here', (group, name) => {
  const words = OWN.slice(OWN.indexOf(`\n    ${group}: {`))
  expect(words.slice(0, words.indexOf('\n    }'))).toMatch(new RegExp(`^ {8}${name}: `, 'm'))
})
