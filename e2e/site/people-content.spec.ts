import { Cms } from '../support/cms'
import { expect, test } from '../support/test'

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswesse'

test('a name of eighty letters, without a photo, fits the smallest screen', async ({ ownSite, page }) => {
  const cms = await Cms.signIn(ownSite)
  const { doc } = await cms.send('POST', 'participants?locale=en', {
    identifier: 'long-name',
    fullName: LONG_NAME,
    organization: LONG_NAME,
    project: LONG_NAME,
    cohort: '2027',
    _status: 'published',
  })
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/event/participants?keyword=wolfeschlegel', '/participant/long-name']) {
    await page.goto(`${ownSite.url}${path}`)
    await expect(page.getByRole('main').getByText(LONG_NAME).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('main').getByText('W', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
  await cms.send('DELETE', `participants/${doc.id}`)
})
