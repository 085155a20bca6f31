type Sounds = typeof import('./sounds')

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

test.each(['click', 'touchend', 'keydown'])('a phone that is silent until it is touched is heard after a %s', async (gesture) => {
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

test('a browser without sounds plays none', async () => {
  Reflect.deleteProperty(window, 'AudioContext')
  const sounds = await load()
  sounds.playTone('good')
  await settled()
  expect(sounds.isAudible()).toBe(false)
})
