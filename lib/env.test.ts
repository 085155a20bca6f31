import path from 'node:path'
import { MIN_PASSWORD } from './contract/users'
import { env, parseSettings, SettingsError, siteSecret } from './env'

const SECRET = 'x'.repeat(32)

function complaintAbout(variables: Record<string, string>): string {
  try {
    parseSettings(variables)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return ''
}

test.each([
  ['PORT', 'abc'],
  ['HOST', ' '],
  ['SITE_URL', 'example.org'],
  ['SITE_URL', 'https://example.org/site'],
  ['API_BASE_URL', 'localhost:4000'],
  ['API_BASE_URL', 'https://somebody:secret@example.org'],
  ['RESOURCE_BASE_URL', '//files.example.org'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['DATABASE_URL', 'postgres://site:p/w#d@db:54x/site'],
  ['DATA_DIR', '  '],
  ['AUTH_SECRET', 'x'.repeat(31)],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'x'.repeat(MIN_PASSWORD - 1)],
  ['SMTP_URL', 'mail.example.org'],
  ['MAIL_BOUNCES', 'bounces+site@example.org'],
  ['DKIM_SELECTOR', 'a b'],
  ['DKIM_PRIVATE_KEY', 'secret'],
  ['DKIM_PRIVATE_KEY_FILE', '/nowhere'],
  ['BOUNCES_IMAP_URL', 'pop3://user:password@mail.example.org'],
  ['DNS_SERVER', 'resolver.example'],
  ['SES_TOPIC_ARN', 'topic'],
  ['POSTMARK_WEBHOOK_AUTH', 'user'],
  ['MAILGUN_SIGNING_KEY', 'short'],
  ['RESEND_WEBHOOK_SECRET', 'secret'],
  ['SMTP_URL', 'smtp://somebody:a#b@mail.example.org:587'],
  ['MAIL_FROM', 'Leadx hello@leadx.example'],
  ['MAIL_FROM', 'Leadx, Inc <hello@leadx.example>'],
  ['MAIL_FROM', 'one@leadx.example, two@leadx.example'],
  ['CORS_ORIGINS', 'https://a.example, b.example'],
  ['TRUST_PROXY', 'yes'],
  ['ROLE', 'server'],
  ['DATABASE_POOL_MAX', '1'],
  ['CACHE_URL', 'localhost:6379'],
  ['CACHE_URL', 'redis://cache:port'],
  ['S3_ENDPOINT', 'http://minio:9000?region=eu'],
  ['S3_BUCKET', 'my pictures'],
  ['S3_ACCESS_KEY_ID', 'key id'],
  ['METRICS_PORT', '3000'],
  ['LOG_LEVEL', 'loud'],
  ['SHUTDOWN_SECONDS', '-1'],
])('%s="%s" stops the start and is named', (name, value) => {
  // Object storage wants all of its settings.
  const others: Record<string, string> = name.startsWith('S3_') ? { S3_BUCKET: 'pictures', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' } : {}
  const complaint = complaintAbout({ ...others, AUTH_SECRET: SECRET, [name]: value })
  expect(complaint.split('\n')).toEqual([expect.stringMatching(new RegExp(`^${name}: \\S`))])
})

test('each bad variable is named on a line of its own', () => {
  const complaint = complaintAbout({ PORT: 'abc', SITE_URL: 'nowhere', RATE_LIMIT: 'maybe', HOST: '127.0.0.1' })
  expect(complaint.split('\n').map((line) => line.split(':')[0])).toEqual(['PORT', 'SITE_URL', 'RATE_LIMIT'])
})

test('a complaint does not repeat a secret', () => {
  expect(complaintAbout({ AUTH_SECRET: 'hunter2', ADMIN_PASSWORD: 'swordf' })).not.toMatch(/hunter2|swordf/)
})

test('a new machine needs no settings at all, and an empty value is none', () => {
  const names = ['PORT', 'HOST', 'SITE_URL', 'API_BASE_URL', 'DATABASE_URL', 'AUTH_SECRET', 'CORS_ORIGINS', 'RATE_LIMIT']
  expect(parseSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual({
    PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    RESOURCE_BASE_URL: '',
    DATA_DIR: path.resolve('data'),
    DATABASE_URL: `file:${path.resolve('data/site.db')}`,
    CORS_ORIGINS: [],
    TRUST_PROXY: false,
    RATE_LIMIT: true,
    INDEXING: true,
    OFFLINE: true,
    DEMO_CONTENT: true,
    STAFF_SECOND_FACTOR: false,
    ROLE: 'all',
    DATABASE_POOL_MAX: 10,
    LOG_LEVEL: 'info',
    NEWSLETTER_RATE: 600,
    SHUTDOWN_SECONDS: 25,
  })
})

test.each([
  ['DATABASE_URL', 'postgres://db/site'],
  ['CACHE_URL', 'redis://cache'],
  ['ROLE', 'web'],
  ['ROLE', 'worker'],
])('%s="%s" makes a secret necessary', (name, value) => {
  expect(complaintAbout({ [name]: value })).toMatch(/^AUTH_SECRET: is required/)
  expect(complaintAbout({ [name]: value, AUTH_SECRET: SECRET })).toBe('')
})

test('a site of a remote backend has no worker', () => {
  expect(complaintAbout({ AUTH_SECRET: SECRET, ROLE: 'worker', API_BASE_URL: 'https://backend.example/api' })).toBe('ROLE: with API_BASE_URL there is no work for a worker')
})

test('object storage needs all of its settings but the address', () => {
  const names = complaintAbout({ S3_BUCKET: 'uploads' }).split('\n').map((line) => line.split(':')[0])
  expect(names).toEqual(['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
  expect(complaintAbout({ S3_ENDPOINT: 'https://s3.example' })).toMatch(/^S3_BUCKET: is required/)
  expect(complaintAbout({ S3_BUCKET: 'uploads', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' })).toBe('')
})

test.each([
  { name: 'SITE_URL', given: 'https://example.org/', kept: 'https://example.org' },
  { name: 'API_BASE_URL', given: 'https://example.org/backend/', kept: 'https://example.org/backend' },
] as const)('$name="$given" is kept as $kept', ({ name, given, kept }) => {
  expect(parseSettings({ [name]: given })[name]).toBe(kept)
})

test.each([
  { what: 'the port', given: { PORT: '4100' }, name: 'SITE_URL', value: 'http://localhost:4100' },
  { what: 'the backend', given: { API_BASE_URL: 'https://a.example:8443/v1/' }, name: 'RESOURCE_BASE_URL', value: 'https://a.example:8443' },
  {
    what: 'its own value before the backend',
    given: { API_BASE_URL: 'https://a.example', RESOURCE_BASE_URL: 'https://b.example' },
    name: 'RESOURCE_BASE_URL',
    value: 'https://b.example',
  },
  { what: 'where the program runs', given: { DATA_DIR: './content' }, name: 'DATA_DIR', value: path.resolve('content') },
] as const)('$name follows $what', ({ given, name, value }) => {
  expect(parseSettings(given)[name]).toBe(value)
})

test.each([
  { given: { CORS_ORIGINS: ' https://a.example/ , http://b.example:8080,' }, kept: { CORS_ORIGINS: ['https://a.example', 'http://b.example:8080'] } },
  { given: { SMTP_URL: 'smtp://hello%40leadx.example:p%23w@mail.example.org:587' }, kept: { SMTP_URL: 'smtp://hello%40leadx.example:p%23w@mail.example.org:587' } },
  { given: { CACHE_URL: 'rediss://:secret@[::1]:6379/1', AUTH_SECRET: SECRET }, kept: { CACHE_URL: 'rediss://:secret@[::1]:6379/1' } },
  { given: { MAIL_FROM: ' ლიდერი <hello+site@ლიდერი.ge> ' }, kept: { MAIL_FROM: 'ლიდერი <hello+site@ლიდერი.ge>' } },
  { given: { MAIL_FROM: '"Leadx, Inc." <hello@leadx.example>' }, kept: { MAIL_FROM: '"Leadx, Inc." <hello@leadx.example>' } },
  { given: { DATABASE_URL: 'postgres://site@/site?host=/run/postgresql', AUTH_SECRET: SECRET }, kept: { DATABASE_URL: 'postgres://site@/site?host=/run/postgresql' } },
  { given: { ADMIN_PASSWORD: '12345678' }, kept: { ADMIN_PASSWORD: '12345678' } },
])('$given is accepted', ({ given, kept }) => {
  expect(parseSettings(given)).toMatchObject(kept)
})

test.each([
  ['https://Example.org:443/', 'https://example.org'],
  ['https://ლიდერი.ge', 'https://xn--oodckcg3b.ge'],
])('%s is the origin %s', (address, origin) => {
  const { SITE_URL, CORS_ORIGINS } = parseSettings({ SITE_URL: address, CORS_ORIGINS: address })
  expect([SITE_URL, CORS_ORIGINS]).toEqual([origin, [origin]])
})

test('nothing is signed where there is no secret', () => {
  const { AUTH_SECRET } = env()
  Object.assign(env(), { AUTH_SECRET: undefined })
  expect(siteSecret).toThrow('AUTH_SECRET')
  Object.assign(env(), { AUTH_SECRET: SECRET })
  expect(siteSecret()).toBe(SECRET)
  Object.assign(env(), { AUTH_SECRET })
})
