const RealDate = Date

/** Lets the clock of this process show another time, from which it goes on. */
export function moveClock(instant) {
  const offset = RealDate.parse(instant) - RealDate.now()
  const now = () => RealDate.now() + offset
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts) => (parts.length === 0 ? new target(now()) : new target(...parts)),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

export function resetClock() {
  globalThis.Date = RealDate
}

if (process.env.TEST_CLOCK) moveClock(process.env.TEST_CLOCK)
