import { demoSite } from '../../scripts/test/demo-site.mjs'
import { freePort, startSite } from './server'

const PARENT_CHECK_MILLISECONDS = 1000

/** Starts the two sites that the reading tests share: one with its own database, and one that reads from the first over HTTP. */
export default async function globalSetup() {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.exit(1), PARENT_CHECK_MILLISECONDS).unref()

  const template = await demoSite()
  const port = await freePort()
  const [embedded, remote] = await Promise.all([
    startSite({ copyOf: template, port }),
    startSite({ settings: { API_BASE_URL: `http://localhost:${port}` } }),
  ])
  Object.assign(process.env, { TEMPLATE_DATA: template, EMBEDDED_URL: embedded.url, REMOTE_URL: remote.url })
  return async () => {
    await Promise.all([embedded.stop(), remote.stop()])
  }
}
