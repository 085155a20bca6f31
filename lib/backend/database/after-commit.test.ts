import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest } from 'payload'
import { standIn } from '../tests/support/stand-in'
import { afterCommit, withWorkAfterCommit } from './after-commit'

const events: string[] = []
const plain = {
  commitTransaction: async (id: Promise<string> | string) => {
    if (id === 'broken') throw new Error('The disk is full.')
    events.push(`commit ${await id}`)
  },
  rollbackTransaction: async (id: Promise<string> | string) => void events.push(`rollback ${await id}`),
}
const adapter = withWorkAfterCommit(standIn<DatabaseAdapterObj<BaseDatabaseAdapter>>({ init: () => plain })).init(standIn({}))
const request = (transactionID?: string) => ({ transactionID }) as PayloadRequest
const note = (text: string) => () => void events.push(text)

beforeEach(() => {
  events.length = 0
})

test('nothing runs after a rollback or a failed commit', async () => {
  await afterCommit(request('one'), 'articles', note('articles'))
  await adapter.rollbackTransaction('one')
  await afterCommit(request('broken'), 'articles', note('articles'))
  await expect(adapter.commitTransaction('broken')).rejects.toThrow('full')
  expect(events).toEqual(['rollback one'])
})

test('without a transaction it is done at once', async () => {
  await afterCommit(request(), 'articles', note('articles'))
  expect(events).toEqual(['articles'])
})
