/** An answer of the backend that is no success, or none at all. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: Record<string, string> = {},
  ) {
    super(message)
  }

  /** Whether the backend is away or broken, as opposed to refusing what was asked. */
  get isOutage(): boolean {
    return this.status >= 500
  }
}
