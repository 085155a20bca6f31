import { existsSync } from 'node:fs'
import { findProgram } from '../../../scripts/test/debian.mjs'
import { freePort, isListening, startServer } from '../../../scripts/test/local-server.mjs'
import { KEYS, ZONE, type Engine } from './engine'

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** What the bar of the window takes of its height, in CSS pixels. */
const BAR = 38
const POINTS = { width: 2000, height: 1600 }

/** @returns WebKitGTK, by WebDriver (W3C) on a screen that nobody sees; null where there is none and none can be installed */
export async function startWebKit(): Promise<Engine | null> {
  const [driver, screen] = [findProgram(['WebKitWebDriver'], 'webkit2gtk-driver'), findProgram(['Xvfb'], 'xvfb')]
  if (!driver || !screen || !existsSync(MINI_BROWSER)) return null
  const display = await freePort()
  const xvfb = await startServer(screen, [`:${display}`, '-screen', '0', `${POINTS.width}x${POINTS.height}x24`, '-nolisten', 'tcp'], {
    isReady: () => existsSync(`/tmp/.X11-unix/X${display}`),
  })
  const port = await freePort()
  const server = await startServer(driver, [`--port=${port}`], {
    isReady: () => isListening(port),
    env: { ...process.env, DISPLAY: `:${display}`, TZ: ZONE, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  const options = { binary: MINI_BROWSER, args: ['--automation'] }
  const { sessionId } = await send<{ sessionId: string }>('POST', `http://127.0.0.1:${port}/session`, {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
  })
  const call = <Result>(path: string, body: object) => send<Result>('POST', `http://127.0.0.1:${port}/session/${sessionId}/${path}`, body)
  const type = async (text: string) => {
    const actions = [...text].flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }])
    await call('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  return {
    goto: (url) => call('url', { url }),
    run: (script, ...args) => call('execute/async', { script: `const [done] = [...arguments].slice(-1); Promise.resolve((${String(script)})(...[...arguments].slice(0, -1))).then(done)`, args }),
    click: async (selector) => {
      const element = await call<Record<typeof ELEMENT, string>>('element', { using: 'css selector', value: selector })
      await call(`element/${element[ELEMENT]}/click`, {})
    },
    type,
    press: (key) => type(KEYS[key]),
    resize: (width, height) => call('window/rect', { x: 0, y: 0, width, height: height + BAR }),
    stop: async () => {
      await send('DELETE', `http://127.0.0.1:${port}/session/${sessionId}`)
      await server.stop()
      await xvfb.stop()
    },
  }
}

async function send<Result>(method: string, url: string, body?: object): Promise<Result> {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: Result }
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}
