import { keepAwake } from './keep-awake'
import { loadZxingReader } from './scanner/zxing-reader'

jest.mock('./scanner/zxing-reader', () => ({ loadZxingReader: jest.fn() }))

type Sounds = typeof import('./sounds')

test('the screen stays on, is asked for again after another app, and may go dark at the end', async () => {
  const release = jest.fn()
  const request = jest.fn(() => Promise.resolve({ release }))
  const seen = jest.spyOn(document, 'visibilityState', 'get')
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  const turn = async (state: DocumentVisibilityState) => {
    seen.mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
    await Promise.resolve()
  }
  seen.mockReturnValue('visible')
  const end = keepAwake()
  await turn('hidden')
  expect(request).toHaveBeenCalledTimes(1)
  await turn('visible')
  expect(request).toHaveBeenCalledTimes(2)
  end()
  expect(release).toHaveBeenCalledTimes(1)
  await turn('visible')
  expect(request).toHaveBeenCalledTimes(2)
})

describe('sounds', () => {
  let isTouched: boolean
  const played: number[] = []

  class FakeAudioContext extends EventTarget {
    state = 'suspended'
    currentTime = 0
    destination = {}
    private waiting: (() => void)[] = []

    /** As Safari does: without a gesture it waits for one. */
    resume(): Promise<void> {
      if (!isTouched) return new Promise((resolve) => this.waiting.push(resolve))
      this.state = 'running'
      this.dispatchEvent(new Event('statechange'))
      this.waiting.splice(0).forEach((go) => go())
      return Promise.resolve()
    }
  }

  class FakeNode {
    gain = { setTargetAtTime: () => undefined }
    connect = (next: unknown) => next
    start = () => void played.push(1)
    stop = () => undefined
  }

  async function load(): Promise<Sounds> {
    jest.resetModules()
    return import('./sounds')
  }

  const settled = () => new Promise((resolve) => setTimeout(resolve))
  const touch = (gesture: string) => {
    isTouched = true
    document.dispatchEvent(new Event(gesture))
  }

  beforeEach(() => {
    isTouched = false
    played.length = 0
    Object.assign(window, { AudioContext: FakeAudioContext, OscillatorNode: FakeNode, GainNode: FakeNode })
  })

  test.each(['touchend', 'keydown'])('a phone that is silent until it is touched is heard after a %s', async (gesture) => {
    const sounds = await load()
    const changed = jest.fn()
    sounds.onAudibleChange(changed)
    const stop = sounds.unlockByGestures()
    sounds.playTone('good')
    await settled()
    expect([sounds.isAudible(), played]).toEqual([false, []])
    touch(gesture)
    expect(sounds.isAudible()).toBe(true)
    expect(changed).toHaveBeenCalled()
    sounds.playTone('bad')
    await settled()
    expect(played.length).toBeGreaterThan(0)
    stop()
  })

  test('the sound for one guest is not played for the next', async () => {
    const sounds = await load()
    const stop = sounds.unlockByGestures()
    const now = jest.spyOn(performance, 'now').mockReturnValue(0)
    sounds.playTone('bad')
    now.mockReturnValue(5000)
    touch('click')
    await settled()
    expect(played).toEqual([])
    now.mockRestore()
    stop()
  })
})

describe('reading codes', () => {
  const video = document.createElement('video')
  const inScript = jest.mocked(loadZxingReader)

  beforeEach(() => {
    jest.resetModules()
    inScript.mockReset().mockResolvedValue(() => Promise.resolve('by script'))
    Object.assign(globalThis, { ImageData: class {} })
  })

  async function readWith(detect: () => Promise<{ rawValue: string }[]>) {
    const BarcodeDetector = Object.assign(function Detector() { return { detect } }, { getSupportedFormats: () => Promise.resolve(['qr_code']) })
    Object.assign(window, { BarcodeDetector })
    jest.doMock('./scanner/zxing-reader', () => ({ loadZxingReader: inScript }))
    return (await import('./scanner/qr-reader')).loadQrReader()
  }

  test("the browser's own reader is used where it works", async () => {
    const read = await readWith(() => Promise.resolve([{ rawValue: 'native' }]))
    expect(await read(video)).toBe('native')
    expect(inScript).not.toHaveBeenCalled()
  })

  test('one that fails at every picture is not used', async () => {
    const read = await readWith(() => Promise.reject(new DOMException('Barcode detection service unavailable.', 'NotSupportedError')))
    expect(await read(video)).toBe('by script')
  })

  test('one that begins to fail gives way', async () => {
    let works = true
    const read = await readWith(() => (works ? Promise.resolve([]) : Promise.reject(new Error('gone'))))
    works = false
    const found = []
    for (let picture = 0; picture < 12; picture++) found.push(await read(video))
    expect(found.at(-1)).toBe('by script')
  })
})
