import { BackendPause } from './backend-pause'

const limits = { failures: 3, pause: 2000, timeout: 8000 }

function failing() {
  const pause = new BackendPause(limits)
  for (const now of [0, 10, 20]) pause.noteFailure(now)
  return pause
}

test('a few failures are no reason for a pause, nor are many with answers between', () => {
  const pause = new BackendPause(limits)
  for (let round = 0; round < 5; round++) {
    pause.noteFailure(round)
    pause.noteFailure(round)
    expect(pause.isOn(round)).toBe(false)
    pause.noteAnswer()
  }
})

test('after failures in a row nobody asks for a while, and then one for all', () => {
  const pause = failing()
  expect(pause.isOn(1500)).toBe(true)
  expect(pause.isOn(2100)).toBe(false)
  expect(pause.isOn(2101)).toBe(true)
  expect(pause.isOn(9000)).toBe(true)
  pause.noteFailure(10_000)
  expect(pause.isOn(11_000)).toBe(true)
  expect(pause.isOn(12_100)).toBe(false)
})

test('an answer of the backend ends the pause', () => {
  const pause = failing()
  expect(pause.isOn(2100)).toBe(false)
  pause.noteAnswer()
  expect(pause.isOn(2101)).toBe(false)
  expect(pause.isOn(2102)).toBe(false)
})
