import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALE_COOKIE, LOCALE_PARAMETER } from '../../lib/i18n/locales'
import { PREVIEW_COOKIE, TOKEN_COOKIE } from '../../lib/site/constants'
import { ROUTES } from '../../lib/site/routes'

const FOLDER = path.resolve(import.meta.dirname, '../../deploy')
const read = (name) => readFileSync(path.join(FOLDER, name), 'utf8')
const nginx = read('nginx.conf')

test('what is not public goes past the page cache', () => {
  const [, names] = /location ~ \^\/\(([^)]*)\)\(\/\|\$\)/.exec(nginx)
  const past = names.split('|')
  for (const { pattern, audience } of Object.values(ROUTES)) {
    expect([pattern, past.includes(pattern.split('/')[1])]).toEqual([pattern, audience !== 'public'])
  }
  expect(past).toEqual(expect.arrayContaining(['api', 'cms', 'admin', 'healthz', 'readyz']))
})

test('the page cache knows the site’s cookies and its parameter by name', () => {
  for (const name of [`$cookie_${TOKEN_COOKIE}`, `$cookie_${PREVIEW_COOKIE}`, `$arg_${LOCALE_PARAMETER}`, `${LOCALE_COOKIE}=`]) expect(nginx).toContain(name)
})

test('what an operator copies names settings that there are', () => {
  const settings = readFileSync('lib/env.ts', 'utf8')
  const isKnown = (name) => settings.includes(`${name}:`) || /^(POSTGRES_|NODE_|MALLOC_|CMD$)/.test(name)
  const compose = [...read('compose.yaml').matchAll(/^ +([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)
  const units = readdirSync(path.join(FOLDER, 'systemd')).flatMap((name) => [...read(`systemd/${name}`).matchAll(/\b([A-Z][A-Z0-9_]{2,})=/g)].map(([, found]) => found))
  expect([...compose, ...units].filter((name) => !isKnown(name))).toEqual([])
})
