import { standIn } from '../tests/support/stand-in'
import { withEndedJobUpdates } from './ended-job-updates'

type Wrapped = Parameters<typeof withEndedJobUpdates>[0]
type Update = Parameters<ReturnType<Wrapped['init']>['updateJobs']>[0]

function adapterThat(updateJobs: () => Promise<unknown>) {
  const rollbackTransaction = jest.fn()
  const object = standIn<Wrapped>({ init: () => ({ updateJobs, rollbackTransaction }) })
  const adapter = withEndedJobUpdates(object).init(standIn({}))
  const update = standIn<Update>({ req: { transactionID: Promise.resolve('a transaction') } })
  return { rollbackTransaction, update: () => adapter.updateJobs(update) }
}

test('the transaction of a job update that fails is ended, and the failure is told', async () => {
  const { update, rollbackTransaction } = adapterThat(() => Promise.reject(new Error('no such job')))
  await expect(update()).rejects.toThrow('no such job')
  expect(rollbackTransaction).toHaveBeenCalledWith('a transaction')
})

test('the transaction of one that succeeds is left to whoever began it', async () => {
  const { update, rollbackTransaction } = adapterThat(() => Promise.resolve(['a job']))
  expect(await update()).toEqual(['a job'])
  expect(rollbackTransaction).not.toHaveBeenCalled()
})
