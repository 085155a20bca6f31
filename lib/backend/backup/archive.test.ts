import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { create } from 'tar'
import { packArchive, unpackArchive } from './archive'

let folder: string
const inside = (...names: string[]) => path.join(folder, ...names)

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'archive-'))
  await mkdir(inside('site', 'media'), { recursive: true })
  await mkdir(inside('place'))
  await writeFile(inside('site', 'manifest.json'), '{}')
  await writeFile(inside('site', 'media', 'a picture.webp'), 'a picture'.repeat(5000))
})

afterEach(() => rm(folder, { recursive: true }))

test('an archive holds what it was made of, and only its owner can read it', async () => {
  await packArchive(inside('site'), inside('site.tar.gz'))
  expect((await stat(inside('site.tar.gz'))).mode & 0o777).toBe(0o600)
  await unpackArchive(inside('site.tar.gz'), inside('place'))
  expect(await readFile(inside('place', 'media', 'a picture.webp'), 'utf8')).toBe('a picture'.repeat(5000))
})

test('one that cannot be written leaves nothing behind', async () => {
  await expect(packArchive(inside('site'), inside('nowhere', 'site.tar.gz'))).rejects.toThrow('ENOENT')
  await expect(packArchive(inside('missing'), inside('site.tar.gz'))).rejects.toThrow('ENOENT')
  expect((await readdir(folder)).sort()).toEqual(['place', 'site'])
})

test.each([
  ['a link', () => symlink('/etc/passwd', inside('site', 'media', 'passwd.webp')), 'media/passwd.webp'],
  ['a folder of its own', () => mkdir(inside('site', 'cache')), 'cache'],
  ['a file of the site', () => writeFile(inside('site', 'server.lock'), ''), 'server.lock'],
])('one with %s is refused', async (_, add, name) => {
  await add()
  await packArchive(inside('site'), inside('site.tar.gz'))
  await expect(unpackArchive(inside('site.tar.gz'), inside('place'))).rejects.toThrow(name)
})

test.each(['media/../../beside.webp', '/tmp/beside.webp'])('one that leads out of its folder by %s is refused', async (name) => {
  await writeFile(inside('beside.webp'), '')
  await create({ file: inside('site.tar.gz'), cwd: inside('site'), gzip: true, preservePaths: true, onWriteEntry: (entry) => void (entry.path = name) }, ['manifest.json'])
  await expect(unpackArchive(inside('site.tar.gz'), inside('place'))).rejects.toThrow(name)
  expect(await readdir(inside('place'))).toEqual([])
})
