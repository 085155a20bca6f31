import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../support/test'

/** A kind of address that leaves something behind does so in each. */
const ROUNDS = 2

const addressesOf = (round: number) =>
  [
    [`/event/participants?keyword=nobody-${round}`, 200],
    [`/event/participants?country=X${round}&page=${round + 2}`, 200],
    [`/event/summit-2027/speakers?keyword=${'ქ'.repeat(90)}${round}`, 200],
    [`/media?tag=nothing-${round}`, 200],
    [`/event/summit-2027/agenda?stage=nowhere-${round}`, 200],
    [`/speaker/nobody-${round}`, 404],
    [`/article/nothing-${round}`, 404],
    [`/event/nothing-${round}/agenda`, 404],
  ] as const

test('searches and addresses that lead nowhere leave nothing on the disk', async ({ ownSite, request }) => {
  const stored = async () => (await readdir(path.join(ownSite.dataDir, 'cache'), { recursive: true })).length
  const ask = async (round: number) => {
    for (const [address, status] of addressesOf(round)) expect((await request.get(ownSite.url + address)).status(), address).toBe(status)
  }
  // What these need besides is stored from the first time on.
  await ask(0)
  const before = await stored()
  for (let round = 1; round <= ROUNDS; round += 1) await ask(round)
  expect(await stored()).toBeLessThan(before + ROUNDS)
})
