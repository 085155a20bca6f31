import { startSite } from './server'

const PARENT_CHECK_MILLISECONDS = 1000

/**
 * Fills a database once, for all to copy, and starts the two sites that the reading tests share: one
 * with its own database, and one that has none and reads from the first over HTTP.
 */
export default async function globalSetup() {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.exit(1), PARENT_CHECK_MILLISECONDS).unref()

  const template = await startSite()
  await template.stop({ keepData: true })
  const embedded = await startSite({ copyOf: template.dataDir })
  const remote = await startSite({ settings: { API_BASE_URL: embedded.url } })
  Object.assign(process.env, {
    TEMPLATE_DATA: template.dataDir,
    EMBEDDED_URL: embedded.url,
    REMOTE_URL: remote.url,
  })
  return async () => {
    await Promise.all([embedded.stop(), remote.stop(), template.stop()])
  }
}
