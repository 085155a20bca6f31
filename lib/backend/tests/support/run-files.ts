// Runs the tests of each file that the parent names by its bundle, and tells it what became of them.
import { pathToFileURL } from 'node:url'
import { runTests } from './test'

process.once('disconnect', () => process.exit(1))
process.on('message', (file: string) => void run(file))

async function run(file: string): Promise<void> {
  try {
    await import(pathToFileURL(file).href)
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
  process.send?.(await runTests())
}
