// Runs the tests of one file, named by its bundle, and tells the parent what became of them.
import { pathToFileURL } from 'node:url'
import { runTests } from './test'

process.once('disconnect', () => process.exit(1))
const [, , file = ''] = process.argv
try {
  await import(pathToFileURL(file).href)
} catch (error) {
  console.error(error)
  process.exit(1)
}
const results = await runTests()
// Connections that the drivers leave open would keep the process.
process.send?.(results, () => process.exit())
