interface Limits {
  /** The number of failures in a row that begins a pause. */
  failures: number
  /** Milliseconds. */
  pause: number
  /** Milliseconds that a request may take. */
  timeout: number
}

/**
 * Spares visitors the wait for a backend that does not answer: after some failures, one request at a
 * time tries it after a pause, and all others fail at once.
 */
export class BackendPause {
  private failures = 0
  private until = 0

  constructor(private readonly limits: Limits) {}

  /** Whether a request should fail at once; the one that may try after a pause does so for all. */
  isOn(now = Date.now()): boolean {
    if (this.failures < this.limits.failures) return false
    if (now < this.until) return true
    this.until = now + this.limits.timeout + this.limits.pause
    return false
  }

  noteFailure(now = Date.now()): void {
    this.failures += 1
    this.until = now + this.limits.pause
  }

  noteAnswer(): void {
    this.failures = 0
  }
}
