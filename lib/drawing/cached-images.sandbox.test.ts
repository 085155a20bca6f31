import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drawnOnce } from './cached-images'

let folder: string
let drawn: number

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-'))
  drawn = 0
})
afterEach(() => rm(folder, { recursive: true }))

const draw = (isWhole = true) => async () => {
  drawn += 1
  await new Promise((resolve) => setTimeout(resolve, 10))
  return { file: Buffer.from(`image ${drawn}`), isWhole }
}

test('many who ask at once, and later, get one drawing', async () => {
  const ask = () => drawnOnce(folder, { name: 'many', hash: 'a' }, draw())
  const images = await Promise.all(Array.from({ length: 20 }, ask))
  images.push(await ask())
  expect(new Set(images.map(({ file }) => file.toString()))).toEqual(new Set(['image 1']))
  expect(drawn).toBe(1)
})

test('an image in the folder is not drawn again', async () => {
  await drawnOnce(folder, { name: 'stored', hash: 'a' }, draw())
  jest.resetModules()
  const fresh = (await import('./cached-images')).drawnOnce
  expect((await fresh(folder, { name: 'stored', hash: 'a' }, draw())).file.toString()).toBe('image 1')
})

test('a new image takes the place of the former one of the same', async () => {
  await drawnOnce(folder, { name: 'changed', hash: 'a' }, draw())
  await drawnOnce(folder, { name: 'changed-too', hash: 'a' }, draw())
  await drawnOnce(folder, { name: 'changed', hash: 'b' }, draw())
  expect((await readdir(folder)).sort()).toEqual(['changed-too.a.jpg', 'changed.b.jpg'])
})

test('one that lacks a picture is shown, but drawn anew the next time', async () => {
  await drawnOnce(folder, { name: 'lacking', hash: 'a' }, draw(false))
  await drawnOnce(folder, { name: 'lacking', hash: 'a' }, draw())
  expect(drawn).toBe(2)
})

test('a failure is not kept', async () => {
  const fails = () => Promise.reject(new Error('no ink'))
  await expect(drawnOnce(folder, { name: 'failed', hash: 'a' }, fails)).rejects.toThrow('no ink')
  expect((await drawnOnce(folder, { name: 'failed', hash: 'a' }, draw())).isWhole).toBe(true)
})
