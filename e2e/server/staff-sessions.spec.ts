import { Cms } from '../support/cms'
import { send, signIn } from '../support/client'
import { expect, test } from '../support/test'

test('the staff screens open for staff alone, and until they sign out', async ({ ownSite: site }) => {
  const cms = await Cms.signIn(site)
  const password = 'a long enough one'
  const isInside = async (token?: string) => {
    const answer = await fetch(`${site.url}/admin`, { headers: token ? { cookie: `token=${token}` } : {} })
    return answer.ok && new URL(answer.url).pathname === '/admin' && (await answer.text()).includes('/admin/collections/events')
  }
  for (const role of ['desk', 'user'] as const) {
    const account = { email: `${role}-at-the-door@leadx.example`, password }
    await cms.send('POST', 'users', { ...account, role })
    const { token } = await signIn(site, account)
    expect(await isInside(token), role).toBe(role !== 'user')
    await send(site, 'POST', '/api/auth/logout', { token })
    expect(await isInside(token), role).toBe(false)
  }
  expect(await isInside()).toBe(false)
})

test('a preview shows drafts by the session of an editor alone, and to nobody else from then on', async ({ ownSite: site }) => {
  const cms = await Cms.signIn(site)
  const tokens: Record<string, string> = {}
  for (const role of ['editor', 'desk', 'user'] as const) {
    const account = { email: `${role}-previews@leadx.example`, password: 'a long enough one' }
    await cms.send('POST', 'users', { ...account, role })
    tokens[role] = (await signIn(site, account)).token
  }
  const { doc } = await cms.send('POST', 'articles?locale=en&draft=true', { identifier: 'to-preview', title: 'Not for everybody yet', _status: 'draft' })
  const begin = (token?: string) => send(site, 'GET', `/cms/preview/articles/${doc.id}`, { token })
  const modeOf = (answer: Response) => (answer.headers.getSetCookie().find((line) => line.startsWith('__prerender_bypass=')) ?? '').split(';')[0] ?? ''
  const start = await begin(tokens.editor)
  const mode = modeOf(start)
  expect([start.status, mode !== '']).toEqual([307, true])
  for (const role of ['desk', 'user', 'nobody']) {
    const answer = await begin(tokens[role])
    expect([answer.status, modeOf(answer)], role).toEqual([role === 'nobody' ? 307 : 403, ''])
  }
  const status = async (cookie: string) => (await fetch(`${site.url}/article/to-preview`, { headers: { cookie } })).status
  expect(await status(`${mode}; token=${tokens.editor}`)).toBe(200)
  for (const role of ['desk', 'user'] as const) expect(await status(`${mode}; token=${tokens[role]}`), role).toBe(404)
  for (const cookie of ['', mode, `token=${tokens.editor}`]) expect(await status(cookie), cookie).toBe(404)
})
