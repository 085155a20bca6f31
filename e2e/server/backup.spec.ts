import { execFile } from 'node:child_process'
import { access, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '../support/test'

test('the commands keep a site that runs, and bring it up in another place', async ({ ownSite }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
  const file = path.join(folder, 'site.tar.gz')
  try {
    expect(await run('backup', [file], ownSite.dataDir)).toMatchObject({ code: 0, printed: expect.stringMatching(/\d+ rows of \d+ tables, \d+ uploads/) })
    const dataDir = path.join(folder, 'place')
    expect(await run('restore', [file], dataDir)).toMatchObject({ code: 0, printed: expect.stringContaining(dataDir) })
    await access(path.join(dataDir, 'site.db'))
    expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['media', 'secret']))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})

function run(command: string, args: string[], dataDir: string): Promise<{ code: number; printed: string }> {
  const { PATH, HOME } = process.env
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [`scripts/${command}.mjs`, ...args], { env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir } }, (_, out, err) =>
      resolve({ code: child.exitCode ?? 1, printed: out + err }),
    )
  })
}
