import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** How many images are kept in memory; the folder has all. */
const IN_MEMORY = 60

interface CachedImage {
  /** The subject, in letters that a file name can have; an image replaces the former one of the same subject. */
  name: string
  /** A hash that changes with the content. */
  hash: string
}

/** An image, and whether it is complete; an incomplete one is not kept. */
export interface DrawnImage {
  file: Buffer
  isWhole: boolean
}

const memory = new Map<string, Buffer>()
const underway = new Map<string, Promise<DrawnImage>>()

/**
 * Draws an image once: those who ask while it is drawn wait for the same one, and those who ask later get
 * the cached one, from memory or the folder.
 *
 * @param folder where images are kept; made when it is missing
 */
export function drawnOnce(folder: string, { name, hash }: CachedImage, draw: () => Promise<DrawnImage>): Promise<DrawnImage> {
  const key = `${name}.${hash}`
  const cached = memory.get(key)
  if (cached) return Promise.resolve({ file: cached, isWhole: true })
  const running = underway.get(key) ?? find(folder, key, name, draw).finally(() => underway.delete(key))
  underway.set(key, running)
  return running
}

async function find(folder: string, key: string, name: string, draw: () => Promise<DrawnImage>): Promise<DrawnImage> {
  const file = await readFile(path.join(folder, `${key}.jpg`)).catch(() => null)
  const image = file ? { file, isWhole: true } : await draw()
  if (!image.isWhole) return image
  remember(key, image.file)
  // A full disk must not keep anybody from seeing the image.
  if (!file) await store(folder, key, name, image.file).catch((error: unknown) => console.error('Share image:', error))
  return image
}

function remember(key: string, file: Buffer): void {
  memory.set(key, file)
  const [oldest] = memory.keys()
  if (memory.size > IN_MEMORY && oldest !== undefined) memory.delete(oldest)
}

async function store(folder: string, key: string, name: string, file: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const target = path.join(folder, `${key}.jpg`)
  // Nobody must read half a file.
  await writeFile(`${target}.part`, file)
  await rename(`${target}.part`, target)
  const former = (await readdir(folder)).filter((other) => other.startsWith(`${name}.`) && other !== `${key}.jpg`)
  await Promise.all(former.map((other) => rm(path.join(folder, other), { force: true })))
}
