import type { Locator, Page, Request } from '@playwright/test'
import { UNCONFIRMED } from '../../lib/contract/desk/confirmation'
import { CSRF_COOKIE, CSRF_HEADER } from '../../lib/site/constants'
import { noteWrite } from './demo-content'
import { expectHydrated } from './hydration'
import { ADMIN } from './server'
import { expect } from './test'

/** What the switch of the staff screens calls the languages. */
export type ContentLanguage = 'English' | 'ქართული'

export class StaffScreens {
  constructor(
    readonly page: Page,
    readonly url: string,
  ) {}

  /** Begins a session, with the first account where no other is named; the form for it has tests of its own. */
  async signIn(account: { email: string; password: string } = ADMIN): Promise<void> {
    const { request } = this.page
    await request.get(`${this.url}/api/csrf`)
    const { cookies } = await request.storageState()
    const csrf = cookies.find(({ name }) => name === CSRF_COOKIE)?.value ?? ''
    const answer = await request.post(`${this.url}/api/auth/login`, { data: account, headers: { [CSRF_HEADER]: csrf } })
    expect(answer.status(), await answer.text()).toBe(200)
  }

  /** Opens a screen, and waits until its scripts run. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.url}/admin${path}`)
    await expectHydrated(this.page)
    // Lists then add to their address how they are sorted, which takes back a click of that moment.
    if (await this.page.locator('.collection-list').isVisible()) await this.page.waitForURL(/[?&]limit=/)
  }

  /** Opens the form for a new document of a collection, in English: the screens remember the language of the last one. */
  async begin(collection: string): Promise<void> {
    await this.open(`/collections/${collection}/create?locale=en`)
    await expect(this.page.getByRole('button', { name: 'Publish changes' })).toBeEnabled()
    // The screens remember the tab of the last one as well.
    const firstTab = this.page.locator('.tabs-field__tab-button').first()
    if (await firstTab.isVisible()) await firstTab.click()
  }

  /** The keys are paths of fields in the document. */
  async fill(texts: Record<string, string>): Promise<void> {
    for (const [field, text] of Object.entries(texts)) await this.page.locator(`#field-${field}`).fill(text)
  }

  async check(...fields: string[]): Promise<void> {
    for (const field of fields) await this.page.locator(`#field-${field}`).check()
  }

  /** Sets a time of the event's clock, such as "2028-05-10T10:00". */
  async setTime(label: string, wallTime: string): Promise<void> {
    await this.time(label).fill(wallTime)
  }

  /** The field for a time; a required one has an asterisk behind its label. */
  time(label: string): Locator {
    return this.page.getByLabel(new RegExp(`^${label}\\s*\\*?$`))
  }

  async choose(field: string, name: string): Promise<void> {
    const box = this.page.locator(`#field-${field}`)
    await box.locator('.rs__control').click()
    await box.getByRole('combobox').fill(name)
    await this.page.locator('.rs__option', { hasText: name }).first().click()
  }

  async showTab(name: string): Promise<void> {
    await this.page.locator('.tabs-field__tab-button', { hasText: name }).click()
  }

  async publish(): Promise<void> {
    await this.save('Publish changes')
  }

  async saveDraft(): Promise<void> {
    await this.save('Save Draft')
  }

  /** Makes a document with texts in both languages, and publishes it. */
  async create(collection: string, texts: Record<string, string>, belongsTo: Record<string, string>, georgian: Record<string, string>): Promise<void> {
    await this.begin(collection)
    await this.fill(texts)
    for (const [field, name] of Object.entries(belongsTo)) await this.choose(field, name)
    await this.publish()
    await this.switchTo('ქართული')
    await this.fill(georgian)
    await this.publish()
  }

  /** Chooses something from the menu behind the three dots. */
  async chooseFromMenu(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More options' }).or(this.page.locator('.doc-controls__popup button')).last().click()
    await this.page.getByRole('button', { name: entry }).click()
  }

  async save(button: string): Promise<void> {
    noteWrite(this)
    // The message of this save comes after the form has taken what the server stored: what is typed before is lost.
    await this.page.locator('.toast-success').evaluateAll((messages) => messages.forEach((message) => message.setAttribute('data-seen', '')))
    // What the form asks about in words of its own is refused once, and confirmed by it.
    const saved = this.page.waitForResponse((answer) => isSave(answer.request()) && answer.status() !== UNCONFIRMED)
    await this.page.getByRole('button', { name: button, exact: true }).click()
    expect((await saved).ok(), await (await saved).text()).toBe(true)
    await expect(this.page.locator('.toast-success:not([data-seen])').last()).toContainText(/successfully/)
    await this.page.waitForURL((url) => !url.pathname.endsWith('/create'))
  }

  async switchTo(language: ContentLanguage): Promise<void> {
    await this.page.getByRole('button', { name: 'Locale' }).click()
    await this.page.getByRole('button', { name: language }).click()
    await expect(this.page.getByRole('button', { name: 'Locale' })).toContainText(language)
  }
}

/** Whether a form is sent: the screens ask by POST as well, for choices and for what a change would bring. */
function isSave(request: Request): boolean {
  const { pathname } = new URL(request.url())
  if (request.headers()['x-payload-http-method-override'] || pathname.includes('/payload-')) return false
  if (request.method() === 'PATCH') return pathname.startsWith('/cms/api/')
  return request.method() === 'POST' && /^\/cms\/api\/(globals\/)?[\w-]+$/.test(pathname)
}
