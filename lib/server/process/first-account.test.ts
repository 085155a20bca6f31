import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { firstAccountText } from './first-account'

const dataDir = mkdtempSync(path.join(tmpdir(), 'first-account-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const account = { email: 'admin@leadx.example', password: 'made up' }

test('a log never holds it, a file of its owner does', () => {
  const file = path.join(dataDir, 'first-account')
  for (const password of ['made up', 'made up again']) {
    const text = firstAccountText({ ...account, password }, { dataDir, isForPeople: false })
    expect(text).toContain(file)
    expect(text).not.toMatch(/made up|@/)
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([`admin@leadx.example\n${password}\n`, 0o600])
  }
})
