// Steps that look at nothing but the files of the project: the same files give the same answer.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Files that are installed, made by commands, or belong to one machine. */
const LEFT_OUT = new Set(['node_modules', '.next', '.git', 'data', 'bundle', 'test-results', 'playwright-report', 'coverage', 'screens'])
const LEFT_OUT_NAME = /\.(lock|tsbuildinfo|env)$|^\.env\.local$|^next-env\.d\.ts$/

/** Of every file that the steps may read, the packages by their lock file. */
export function projectHash(root) {
  const hash = createHash('sha256').update(process.version)
  for (const file of filesIn(root, '')) {
    const content = readFileSync(path.join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesIn(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT_NAME.test(name) && !(folder === '' && LEFT_OUT.has(name)))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name)
      if (entry.isDirectory()) return filesIn(root, file)
      return entry.isFile() ? [file] : []
    })
}

/** The marks of steps that were good, kept with the packages: installing these anew forgets them. */
export function goodSteps(root) {
  const folder = path.join(root, 'node_modules/.cache/good-steps')
  const file = (step) => path.join(folder, `${step.toLowerCase()}.txt`)
  return {
    /** Whether a step was good with these very files. */
    wasGood: (step, hash) => read(file(step)) === hash,
    note: (step, hash) => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file(step), hash)
    },
    forget: (step) => rmSync(file(step), { force: true }),
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
