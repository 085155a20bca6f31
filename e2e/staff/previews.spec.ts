import { Cms } from '../support/cms'
import { expect, MESSAGES, test } from '../support/test'

test('a draft of what is published shows in the preview of the pages it stands on, and only there', async ({ ownSite, context, page }) => {
  const cms = await Cms.signIn(ownSite)
  const { items } = (await (await fetch(`${ownSite.url}/api/partners?limit=1`)).json()) as { items: { name: string }[] }
  const key = await cms.keyOf('partners', 'name', items[0]?.name ?? '')
  const putBack = [await cms.remember(`partners/${key}`, 'name'), await cms.remember('globals/home', 'hero')]
  await cms.send('PATCH', `partners/${key}?locale=en&draft=true`, { name: 'Partner to be', _status: 'draft' })
  await cms.send('POST', 'globals/home?locale=en&draft=true', { hero: { title: 'A heading to be' }, _status: 'draft' })
  expect(await (await fetch(`${ownSite.url}/?lang=en`)).text()).not.toMatch(/to be</)
  await context.addCookies([{ name: 'token', value: cms.token, url: ownSite.url, httpOnly: true }])
  await page.goto(`${ownSite.url}/cms/preview/partners/${key}?lang=en`)
  await expect(page.getByRole('heading', { name: 'A heading to be' })).toBeVisible()
  await expect(page.getByText('Partner to be').or(page.getByRole('img', { name: 'Partner to be' })).first()).toBeAttached()
  await page.goto(`${ownSite.url}/cms/preview/partners/${key}?lang=ge`)
  await page.getByRole('complementary', { name: MESSAGES.ka.PreviewBar.label }).getByRole('link').click()
  await expect(page.getByRole('complementary', { name: MESSAGES.en.PreviewBar.label })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'A heading to be' })).toHaveCount(0)
  for (const act of putBack) await act()
})

test('staff see what has no Georgian yet', async ({ ownSite, context, page }) => {
  const cms = await Cms.signIn(ownSite)
  await context.addCookies([{ name: 'token', value: cms.token, url: ownSite.url, httpOnly: true }])
  await page.goto(`${ownSite.url}/admin/missing-translations`)
  await expect(page.getByRole('heading', { name: 'Missing in Georgian', level: 2 })).toBeVisible()
  const row = page.getByRole('row', { name: /Miguel Santos/ })
  await expect(row).toContainText('About the person')
  await expect(row.getByRole('link')).toHaveAttribute('href', /\/admin\/collections\/speakers\/.*locale=ka/)
  expect(await (await fetch(`${ownSite.url}/admin/missing-translations`)).text()).not.toContain('Miguel Santos')
})
