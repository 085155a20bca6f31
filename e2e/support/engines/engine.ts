/** What an engine can do that Playwright does not drive; a test says the rest in the page itself. */
export interface Engine {
  goto: (url: string) => Promise<void>
  /** Runs a function in the page. */
  run: <Values extends unknown[], Result>(script: (...values: Values) => Result, ...values: Values) => Promise<Result>
  /** Presses what the selector finds, with the mouse. */
  click: (selector: string) => Promise<void>
  /** Types where the focus is. */
  type: (text: string) => Promise<void>
  press: (key: keyof typeof KEYS) => Promise<void>
  /** As near as the engine's window comes to it, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  stop: () => Promise<void>
}

/** The code points that WebDriver (W3C, 17.4.2) has for keys. */
export const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' } as const

/** Where its clock stands. */
export const ZONE = 'America/New_York'
