/** Of a note: hertz, seconds, and the shape of the wave. */
type Note = [frequency: number, length: number, shape: OscillatorType]

/** Told apart without looking: up, twice the same, low and long. */
const TUNES = {
  good: [[880, 0.09, 'sine'], [1320, 0.16, 'sine']],
  again: [[520, 0.14, 'triangle'], [520, 0.14, 'triangle']],
  bad: [[170, 0.45, 'sawtooth']],
} satisfies Record<string, Note[]>

const PULSES = { good: [60], again: [80, 80, 80], bad: [350] }
const PAUSE = 0.05
const VOLUME = 0.25
/** Milliseconds after which a sound would seem to be for the next guest. */
const LATEST = 500
/** Events that a phone accepts as permission to play sound; the start of a touch is none. */
const GESTURES = ['click', 'touchend', 'keydown']

export type Tone = keyof typeof TUNES

let audio: AudioContext | undefined
const listeners = new Set<() => void>()

/** Plays the sound of a result and, where the device can, vibrates. */
export function playTone(tone: Tone): void {
  navigator.vibrate?.(PULSES[tone])
  const begin = performance.now()
  const playInTime = (context: AudioContext | undefined) => {
    if (context && performance.now() - begin < LATEST) play(context, TUNES[tone])
  }
  resume().then(playInTime).catch(staySilent)
}

/** Whether the browser lets this page be heard. */
export function isAudible(): boolean {
  return audio?.state === 'running'
}

export function onAudibleChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * A phone is silent until it is touched, and again after a call or its lock screen.
 *
 * @param toggle the button that turns the sound on and off by itself
 * @returns a function that stops it
 */
export function unlockByGestures(toggle?: Element | null): () => void {
  const gestures = new AbortController()
  const unlock = ({ target }: Event) => {
    if (!isAudible() && !toggle?.contains(target as Node)) resume().catch(staySilent)
  }
  for (const gesture of GESTURES) document.addEventListener(gesture, unlock, { capture: true, signal: gestures.signal })
  return () => gestures.abort()
}

/** Some devices have no output, and a browser may stop the sound. */
function staySilent(): void {}

async function resume(): Promise<AudioContext | undefined> {
  if (!audio && 'AudioContext' in window) {
    const { audioSession } = navigator as { audioSession?: { type: string } }
    // The silent switch of an iPhone mutes other kinds.
    if (audioSession) audioSession.type = 'playback'
    audio = new AudioContext()
    audio.addEventListener('statechange', () => listeners.forEach((listener) => listener()))
  }
  await audio?.resume()
  return audio
}

function play(context: AudioContext, tune: Note[]): void {
  let start = context.currentTime
  for (const [frequency, length, shape] of tune) {
    const [oscillator, gain] = [new OscillatorNode(context, { frequency, type: shape }), new GainNode(context, { gain: VOLUME })]
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(start)
    gain.gain.setTargetAtTime(0, start + length * 0.7, 0.02)
    oscillator.stop(start + length)
    start += length + PAUSE
  }
}
