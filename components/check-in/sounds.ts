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

export type Tone = keyof typeof TUNES

let audio: AudioContext | undefined

/** Sounds and, where a device can, shakes. */
export function playTone(tone: Tone): void {
  navigator.vibrate?.(PULSES[tone])
  audio ??= new AudioContext()
  void audio.resume()
  let start = audio.currentTime
  for (const [frequency, length, shape] of TUNES[tone] as Note[]) {
    const [oscillator, gain] = [new OscillatorNode(audio, { frequency, type: shape }), new GainNode(audio, { gain: VOLUME })]
    oscillator.connect(gain).connect(audio.destination)
    oscillator.start(start)
    gain.gain.setTargetAtTime(0, start + length * 0.7, 0.02)
    oscillator.stop(start + length)
    start += length + PAUSE
  }
}
