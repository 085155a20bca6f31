import { Cms } from '../support/cms'
import { StaffScreens } from '../support/staff-screens'
import { expect, test } from '../support/test'

test('the editor offers the headings that pages have, and makes a first one of an old text or of the clipboard a second one', async ({ page, ownSite }) => {
  const shared = { version: 1, format: '', indent: 0, direction: null }
  const words = (text: string) => [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }]
  const heading = { ...shared, type: 'heading', tag: 'h1', children: words('Old heading') }
  const body = { root: { ...shared, type: 'root', children: [heading, { ...shared, type: 'paragraph', textFormat: 0, textStyle: '', children: words('Last line') }] } }
  const cms = await Cms.signIn(ownSite)
  const { doc } = await cms.send('POST', 'articles?locale=en', { identifier: 'headed', title: 'Headed', body, _status: 'published' })
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open(`/collections/articles/${doc.id}?locale=en`)
  await staff.showTab('Text')
  const field = page.locator('[data-field-path="body"]')
  const text = field.locator('[contenteditable="true"]')
  await expect(text.locator('h2')).toHaveText('Old heading')
  await text.getByText('Last line').click()
  await field.locator('.toolbar-popup__dropdown-text').first().click()
  const offered = page.locator('.toolbar-popup__dropdown-items').getByRole('button', { name: /^Heading/ })
  await expect(offered).toHaveCount(3)
  await expect(offered.first()).toHaveAccessibleName('Heading 2')
  await page.keyboard.press('Escape')
  await text.getByText('Last line').click()
  await page.keyboard.press('End')
  // The editor learns where the caret is with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await page.keyboard.press('Enter')
  await text.evaluate((box) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<h1>First</h1><h2>Second</h2><h6>Sixth</h6>')
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(text.locator('h2')).toHaveText(['Old heading', 'First', 'Second'])
  await expect(text.locator('h4')).toHaveText('Sixth')
  await staff.publish()
  const { items } = (await (await fetch(`${ownSite.url}/api/articles?identifier=headed&select=body`)).json()) as { items: { body: string }[] }
  expect(items[0]?.body).toContain('<h2>Old heading</h2>')
  expect(items[0]?.body).toContain('<h2>First</h2>')
})
