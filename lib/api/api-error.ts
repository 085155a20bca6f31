/** An answer of the backend that is no success, or none at all. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** For the visitor; empty when the backend gave no reason. */
    message: string,
    readonly fields: Record<string, string> = {},
    /** Seconds until the next try makes sense, where the backend asks to wait. */
    readonly retryAfter?: number,
  ) {
    super(message)
  }

  /** Whether the backend is away or broken, as opposed to refusing. */
  get isOutage(): boolean {
    return this.status >= 500
  }
}
