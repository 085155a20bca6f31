// Weighs first visits, and compares the site's speed with bare Node.
import path from 'node:path'
import { measureBurst } from './burst.mjs'
import { weighHtml } from './html-sizes.mjs'
import { compareRates } from './rate.mjs'
import { startSite } from './site.mjs'
import { startBrowser, visit } from './visit.mjs'

const AGENDA = '/event/summit-2027/agenda?lang=ge'

/**
 * Measures the home page and the current event's page.
 *
 * @param {object} options
 * @param {string} options.root folder of the project, which is built
 * @param {(text: string) => void} options.tell receives what is being done
 * @param {(stop: () => Promise<void>) => void} options.onStop receives how to stop and remove everything again
 * @returns {Promise<{ browser: string, visits: object[], burst: object, html: object[], rates: object[] }>}
 */
export async function measureFirstVisits({ root, tell, onStop }) {
  const dataDir = process.env.BENCH_DATA_DIR
  tell(dataDir ? `Starting the site with a copy of ${dataDir}` : 'Starting the site, loading its demo content')
  const origin = await startSite({ root, dataDir: dataDir && path.resolve(dataDir), onStop })
  const paths = ['/', await currentEventPath(origin)]
  const { browser, visits } = await weigh(origin, paths, tell)
  tell('Two hundred requests for one cold page')
  const burst = await measureBurst(origin)
  tell('HTML as it is sent')
  const html = await weighHtml(origin)
  const rates = await compareRates(origin, [...paths, AGENDA], tell)
  return { browser, visits, burst, html, rates }
}

async function weigh(origin, paths, tell) {
  const browser = await startBrowser()
  try {
    const visits = []
    for (const each of paths) {
      tell(`First visit to ${each}`)
      visits.push(await visit(browser, origin, each))
    }
    return { browser: `Chromium ${browser.version()}`, visits }
  } finally {
    // Closed before speed is measured, since an idle browser still uses the processor.
    await browser.close()
  }
}

async function currentEventPath(origin) {
  // In its natural order the list starts with the current event.
  const response = await fetch(`${origin}/api/events?limit=1`)
  const { items } = await response.json()
  if (!items?.[0]) throw new Error('The site has no event to measure.')
  return `/event/${items[0].identifier}`
}
