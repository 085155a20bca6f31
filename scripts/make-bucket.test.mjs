import { execFile } from 'node:child_process'
import { createServer } from 'node:http'

let answers
let seen
let server

beforeEach(async () => {
  seen = []
  server = createServer((request, answer) => {
    seen.push(`${request.method} ${request.url.replace(/\?.*/, '')}`)
    const [status, name] = answers.shift() ?? [200]
    answer.writeHead(status, { 'Content-Type': 'application/xml' }).end(name && `<Error><Code>${name}</Code><Message>${name}</Message></Error>`)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => server.close())

test.each([
  ['makes it', [], { code: 0, printed: 'The bucket pictures is there.' }],
  ['finds it there', [[409, 'BucketAlreadyOwnedByYou']], { code: 0, printed: 'The bucket pictures is there.' }],
  ['may not', [[403, 'AccessDenied']], { code: 1, printed: 'The bucket pictures could not be made: AccessDenied' }],
])('whoever starts an object storage of their own %s', async (_, given, expected) => {
  answers = given
  expect(await run({ S3_BUCKET: 'pictures', S3_REGION: 'eu' })).toEqual(expected)
  expect(seen).toEqual(['PUT /pictures/'])
})

test('without the settings of a bucket it says which are missing', async () => {
  expect(await run({})).toMatchObject({ code: 1, printed: expect.stringContaining('S3_BUCKET') })
})

function run(settings) {
  const env = { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', S3_ENDPOINT: `http://127.0.0.1:${server.address().port}`, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret', ...settings }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['scripts/make-bucket.mjs'], { env }, (_, out, err) => resolve({ code: child.exitCode, printed: (out + err).trim() }))
  })
}
