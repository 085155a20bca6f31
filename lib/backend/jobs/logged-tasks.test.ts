import type { SanitizedConfig } from 'payload'
import { runtime } from '@/lib/runtime'
import { standIn } from '../tests/support/stand-in'
import { withLoggedTasks } from './logged-tasks'

const lines: object[] = []

beforeEach(() => {
  lines.splice(0)
  runtime.log = { info: (fields, message) => lines.push({ ...fields, message }) }
})

test('each job is a line of the log, without what it was given', async () => {
  const handler = jest.fn(({ input: { fails } }: { input: { fails: boolean; to: string } }) =>
    fails ? Promise.reject(new Error('refused')) : Promise.resolve({ output: {} }),
  )
  const tasks = [{ slug: 'sendMail', handler }, { slug: 'elsewhere', handler: './a-file#handler' }]
  withLoggedTasks(standIn<SanitizedConfig>({ jobs: { tasks } }))
  const handlerOf = (task?: object) => standIn<{ handler: (run: object) => Promise<unknown> }>(task ?? {}).handler
  const run = (fails: boolean) => handlerOf(tasks[0])({ input: { fails, to: 'ann@example.com' }, job: { id: 'one' } })
  expect(await run(false)).toEqual({ output: {} })
  await expect(run(true)).rejects.toThrow('refused')
  expect(lines).toEqual([
    { task: 'sendMail', job: 'one', outcome: 'done', ms: expect.any(Number) as unknown, message: 'job' },
    { task: 'sendMail', job: 'one', outcome: 'failed', ms: expect.any(Number) as unknown, message: 'job' },
  ])
  expect(tasks[1]?.handler).toBe('./a-file#handler')
})
