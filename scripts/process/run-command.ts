import { env } from '@/lib/env'

/** Runs a command to its end; an error is printed as a sentence. */
export function runCommand(work: () => Promise<void>): void {
  process.umask(0o077)
  // The process that started this one has ended.
  process.once('disconnect', () => process.exit(1))
  const begin = async () => {
    if (env().API_BASE_URL) throw new Error('Content comes from API_BASE_URL: there is no database here.')
    await work()
  }
  begin().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
}
