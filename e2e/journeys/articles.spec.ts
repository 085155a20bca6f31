import { expect, MESSAGES, test } from '../support/test'

const { ArticleTags, ArticleFilter, ArticleDetails, ArticlesEmpty, RelatedArticles } = MESSAGES.en
const NEWEST = 'The theme of Leadx Summit 2027: The Long Thread'
const INTERVIEW = '“The state should be a little embarrassed to ask”: an interview with Jonas Lindqvist'

test('the newest article leads, and each topic narrows the list', async ({ page }) => {
  await page.goto('/media')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: /^12 / })).toBeVisible()
  await expect(main.getByRole('article').getByRole('heading', { level: 3 })).toHaveCount(12)
  await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText(NEWEST)
  const topics = main.getByRole('navigation', { name: ArticleFilter.label })
  await expect(topics.getByRole('link', { name: ArticleFilter.all })).toHaveAttribute('aria-current', 'page')
  await topics.getByRole('link', { name: ArticleTags.interview }).click()
  await expect(page).toHaveURL('/media?tag=interview')
  await expect(topics.getByRole('link', { name: ArticleTags.interview })).toHaveAttribute('aria-current', 'page')
  await expect(main.getByRole('article').getByRole('heading', { level: 3 })).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ArticleTags.interview)
  await expect(page).toHaveTitle(new RegExp(`^${ArticleTags.interview} – `))
  await main.getByRole('link', { name: INTERVIEW }).click()
  await expect(page.getByRole('heading', { level: 1, name: INTERVIEW })).toBeVisible()
  await page.goBack()
  await expect(main.getByRole('article').getByRole('heading', { level: 3 })).toHaveCount(2)
})

test('a topic without articles and a page past the end say so, and lead back', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/media?tag=knitting')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(ArticlesEmpty.noTag.replace('{tag}', 'knitting'))
  await page.goto('/media?page=9')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(ArticlesEmpty.noPage.replace('{page}', '9'))
  await main.getByRole('link', { name: ArticlesEmpty.all }).click()
  await expect(page).toHaveURL('/media')
  await expect(main.getByRole('article').getByRole('heading', { level: 3 })).toHaveCount(12)
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
  await page.goBack()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const around of [page.getByRole('banner'), page.getByRole('contentinfo'), related]) await expect(around).toBeHidden()
})

test('an article without Georgian says so in Georgian, and is marked as English', async ({ page }) => {
  await page.goto('/media?lang=ge')
  const untranslated = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /The state should be/ }) })
  await expect(untranslated.getByRole('heading')).toHaveAttribute('lang', 'en')
  await expect(untranslated.getByText('EN', { exact: true })).toBeVisible()
  await page.goto('/article/interview-jonas-lindqvist-six-questions?lang=ge')
  await expect(page.getByText(MESSAGES.ka.ArticleHeader.onlyInEnglish)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: INTERVIEW })).toHaveAttribute('lang', 'en')
  await expect(page.locator('[lang="en"]').getByRole('heading', { level: 2, name: 'Forty-one to six' })).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/interview-jonas-lindqvist-six-questions$/)
  await page.goto('/article/how-to-end-a-meeting')
  await expect(page.getByText(MESSAGES.ka.ArticleHeader.onlyInEnglish)).toHaveCount(0)
  await expect(page.getByRole('article').first().locator('[lang]')).toHaveCount(0)
})
