import { readFileSync } from 'node:fs'
import { isSecretFile } from './secret-files.mjs'

test.each(['.env', '.env.local', 'deploy/.env', 'deploy/systemd/site.env', 'deploy/certificates/fullchain.pem', 'deploy/certificates/anything', 'deploy/tls.key'])('%s is in no bundle', (file) => {
  expect(isSecretFile(file)).toBe(true)
})

test.each(['.env.example', 'deploy/compose.env.example', 'deploy/systemd/site.env.example', 'deploy/compose.yaml', 'node_modules/next/dist/server/env.js'])('%s may be in a bundle', (file) => {
  expect(isSecretFile(file)).toBe(false)
})

test('an image is built without them', () => {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(lines).toEqual(expect.arrayContaining(['**/.env', '**/.env.*', '**/*.env', '!.env.example', '**/*.pem', '**/*.key', 'deploy/certificates', 'data']))
})
