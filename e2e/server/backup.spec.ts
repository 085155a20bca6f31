import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { signIn } from '../support/client'
import { startSite } from '../support/server'
import { expect, test } from '../support/test'

test('the commands keep a site that runs, and bring it up in another place', async ({ ownSite }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
  const file = path.join(folder, 'site.tar.gz')
  try {
    expect(await run('backup', [], ownSite.dataDir)).toMatchObject({ code: 1, printed: expect.stringContaining('npm run backup -- FILE|FOLDER') })
    expect(await run('backup', [file], ownSite.dataDir)).toMatchObject({ code: 0, printed: expect.stringMatching(/\d+ rows of \d+ tables, \d+ uploads/) })
    expect(await run('restore', [file, '--replace'], ownSite.dataDir)).toMatchObject({ code: 1, printed: expect.stringContaining('another server is running') })
    const dataDir = path.join(folder, 'place')
    expect(await run('restore', [file], dataDir)).toMatchObject({ code: 0, printed: expect.stringContaining(dataDir) })

    const site = await startSite({ dataDir })
    const page = await (await fetch(`${site.url}/event/summit-2027?lang=ge`)).text()
    expect(page).toContain('lang="ka"')
    const picture = /\/cms\/api\/media\/file\/[^"&? ]+/.exec(page)?.[0] ?? ''
    const answer = await fetch(`${site.url}${picture}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await signIn(site)).token).not.toBe('')
    await site.stop()
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
