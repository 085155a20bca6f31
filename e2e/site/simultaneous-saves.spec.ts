import { Cms } from '../support/cms'
import { expect, test } from '../support/test'

test('many who save at the same moment all get their way', async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const { docs } = await cms.send<{ docs: { id: string }[] }>('GET', 'participants?limit=20&depth=0')
  expect(docs).toHaveLength(20)
  await Promise.all(docs.map(({ id }, index) => cms.publish('participants', id, { project: `Saved at once ${index}` })))
  const answer = await fetch(`${ownSite.url}/api/participants?keyword=saved at once&all=true&select=project`)
  const { items } = (await answer.json()) as { items: { project: string }[] }
  expect(items.map(({ project }) => project).sort()).toEqual(docs.map((_, index) => `Saved at once ${index}`).sort())
})
