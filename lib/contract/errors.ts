import { z } from 'zod'

export const ERROR_STATUS = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  duplicate: 409,
  conflict: 409,
  preconditionFailed: 412,
  tooLarge: 413,
  unsupportedMediaType: 415,
  invalid: 422,
  tooManyRequests: 429,
  internal: 500,
  badGateway: 502,
  unavailable: 503,
  gatewayTimeout: 504,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** The body of every answer that is not a success; `fields` says what is wrong with each bad field. */
export const ErrorBodySchema = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
    }),
  })
  .meta({ id: 'Error' })

export type ErrorBody = z.infer<typeof ErrorBodySchema>

/** An error of the contract, thrown where it is found and turned into an answer at the edge. */
export class ContractError extends Error {
  readonly status: (typeof ERROR_STATUS)[ErrorCode]

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
    /** Seconds until the next try makes sense. */
    readonly retryAfter?: number,
  ) {
    super(message)
    this.status = ERROR_STATUS[code]
  }

  toBody(): ErrorBody {
    return { error: { code: this.code, message: this.message, ...(this.fields && { fields: this.fields }) } }
  }
}

/** Told by its fields: a build gives each route a class of its own, and what all routes share throws that of another. */
export function isContractError(error: unknown): error is ContractError {
  if (!(error instanceof Error) || !('code' in error) || !('status' in error) || !('toBody' in error)) return false
  return Object.hasOwn(ERROR_STATUS, String(error.code)) && error.status === ERROR_STATUS[error.code as ErrorCode]
}
