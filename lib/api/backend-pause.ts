interface Limits {
  /** So many failures in a row begin a pause. */
  failures: number
  /** Milliseconds. */
  pause: number
  /** Milliseconds that one question may take. */
  timeout: number
}

/**
 * Spares visitors the wait for a backend that does not answer: after some failures it is asked by one request at a
 * time, after a pause, and all others fail at once.
 */
export class BackendPause {
  private failures = 0
  private until = 0

  constructor(private readonly limits: Limits) {}

  /** Whether a request should not even ask; one that may ask after a pause does so for all. */
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
