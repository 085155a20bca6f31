import { rm } from 'node:fs/promises'
import { freePort, startSite } from './server'
import { makeTemplate } from './template'

const PARENT_CHECK_MILLISECONDS = 1000

/** Starts the two sites that the reading tests share: one with its own database, and one that reads from the first over HTTP. */
export default async function globalSetup() {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.exit(1), PARENT_CHECK_MILLISECONDS).unref()

  const template = await makeTemplate()
  const port = await freePort()
  const [embedded, remote] = await Promise.all([
    startSite({ copyOf: template, port }),
    startSite({ settings: { API_BASE_URL: `http://localhost:${port}` } }),
  ])
  Object.assign(process.env, { TEMPLATE_DATA: template, EMBEDDED_URL: embedded.url, REMOTE_URL: remote.url })
  return async () => {
    await Promise.all([embedded.stop(), remote.stop()])
    await rm(template, { recursive: true })
  }
}
