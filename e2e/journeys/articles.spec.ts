import { expect, MESSAGES, test } from '../support/test'

const { ArticleTags, ArticleFilter, ArticleDetails, ArticlesEmpty, Breadcrumb, RelatedArticles } = MESSAGES.en
const NEWEST = 'The theme of Leadx Summit 2027: The Long Thread'
const INTERVIEW = '“The state should be a little embarrassed to ask”: an interview with Jonas Lindqvist'

test('the newest article leads, and each topic narrows the list', async ({ page }) => {
  await page.goto('/media')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: /^12 / })).toBeVisible()
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(12)
  await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText(NEWEST)
  const topics = main.getByRole('navigation', { name: ArticleFilter.label })
  await expect(topics.getByRole('link', { name: ArticleFilter.all })).toHaveAttribute('aria-current', 'page')
  await topics.getByRole('link', { name: ArticleTags.interview }).click()
  await expect(page).toHaveURL('/media?tag=interview')
  await expect(topics.getByRole('link', { name: ArticleTags.interview })).toHaveAttribute('aria-current', 'page')
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(2)
  await expect(page).toHaveTitle(new RegExp(`^${ArticleTags.interview} – `))
  await main.getByRole('link', { name: INTERVIEW }).click()
  await expect(page.getByRole('heading', { level: 1, name: INTERVIEW })).toBeVisible()
  await page.goBack()
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(2)
})

test('search engines are told of the list, not of its topics', async ({ request }) => {
  const html = async (path: string) => (await request.get(path)).text()
  expect(await html('/media')).toMatch(/rel="canonical" href="[^"]*\/media"/)
  expect(await html('/media')).not.toContain('noindex')
  expect(await html('/media?lang=ge')).toMatch(/rel="canonical" href="[^"]*\/media\?lang=ge"/)
  for (const path of ['/media?tag=jazz', '/media?page=9']) expect(await html(path), path).toMatch(/name="robots" content="noindex, follow"/)
})

test('a topic without articles and a page past the end say so, and lead back', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/media?tag=knitting')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(ArticlesEmpty.noTag.replace('{tag}', 'knitting'))
  await page.goto('/media?page=9')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(ArticlesEmpty.noPage.replace('{page}', '9'))
  await main.getByRole('link', { name: ArticlesEmpty.all }).click()
  await expect(page).toHaveURL('/media')
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(12)
})

test('an article says who wrote it, when and how long it is, and what to read next', async ({ page }) => {
  await page.goto('/article/how-to-end-a-meeting')
  const article = page.getByRole('article').first()
  await expect(article.getByText('Paata Lomsadze')).toBeVisible()
  await expect(article.getByText('9 July 2026')).toBeVisible()
  await expect(article.getByText(ArticleDetails.readingTime.replace('{minutes}', '2'))).toBeVisible()
  await expect(article.getByRole('list', { name: ArticleDetails.topics }).getByRole('link')).toHaveText([
    ArticleTags.ideas,
    ArticleTags.summit,
  ])
  const related = page.getByRole('region', { name: RelatedArticles.title })
  await expect(related.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(related.getByRole('heading', { level: 3 }).first()).toHaveText('Serving somebody you did not vote for')
  await expect(related.getByRole('link', { name: 'How to end a meeting' })).toHaveCount(0)
  await article.getByRole('link', { name: ArticleTags.ideas }).click()
  await expect(page).toHaveURL('/media?tag=ideas')
  await page.goBack()
  await related.getByRole('link', { name: RelatedArticles.all }).click()
  await expect(page).toHaveURL('/media')
})

test('the author and the topics of an article stand beside its title', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/article/how-to-end-a-meeting')
  const [author, title] = [await page.getByText('Paata Lomsadze').boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()]
  expect(author!.x + author!.width).toBeLessThan(title!.x)
  expect(author!.y).toBeLessThan(title!.y + title!.height)
})

test('on a phone the topics are one row, which holds the chosen one in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/media?tag=summit')
  const topics = page.getByRole('navigation', { name: ArticleFilter.label })
  await expect(topics.getByRole('link', { name: ArticleTags.summit })).toBeInViewport({ ratio: 1 })
  expect((await topics.boundingBox())!.height).toBeLessThan(64)
})

test('an article without Georgian says so in Georgian, and is marked as English', async ({ page }) => {
  await page.goto('/article/interview-jonas-lindqvist-six-questions?lang=ge')
  await expect(page.getByText(MESSAGES.ka.ArticleHeader.onlyInEnglish)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: INTERVIEW })).toHaveAttribute('lang', 'en')
  await expect(page.locator('[lang="en"]').getByRole('heading', { level: 2, name: 'Forty-one to six' })).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/interview-jonas-lindqvist-six-questions$/)
  await page.goto('/article/how-to-end-a-meeting')
  await expect(page.getByText(MESSAGES.ka.ArticleHeader.onlyInEnglish)).toHaveCount(0)
  await expect(page.getByRole('article').first().locator('[lang]')).toHaveCount(0)
})

test('an article is printed without what stands around it', async ({ page }) => {
  await page.goto('/article/how-to-end-a-meeting')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('navigation', { name: Breadcrumb.label })).toBeHidden()
  await expect(page.getByRole('region', { name: RelatedArticles.title })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the articles are found by topic and read, in Georgian, by keyboard', async ({ page, context, baseURL }) => {
    const { ka } = MESSAGES
    await context.addCookies([{ name: 'local-lang', value: 'ge', url: baseURL }])
    await page.goto('/media')
    const topics = page.getByRole('navigation', { name: ka.ArticleFilter.label })
    await topics.getByRole('link', { name: ka.ArticleFilter.all }).focus()
    for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
    await expect(topics.getByRole('link', { name: ka.ArticleTags.interview })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/media?tag=interview')
    await page.getByRole('main').getByRole('link', { name: 'დავით მჭედლიშვილთან' }).click()
    await expect(page.getByRole('main').getByText('თინათინ მელაძე')).toBeVisible()
    await expect(page.getByText(ka.ArticleDetails.readingTime.replace('{minutes}', '2'))).toBeVisible()
    await page.getByRole('navigation', { name: ka.Breadcrumb.label }).getByRole('link', { name: ka.Breadcrumb.media }).click()
    await expect(page).toHaveURL('/media')
  })
})
