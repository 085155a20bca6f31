/** What the sender of a request reads. */
export const OUTAGE = 'This cannot be done at the moment. Please try again in half a minute.'

const CODES = [
  // Of the system: there is no way to the database, or no room.
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ENOSPC|EDQUOT|EROFS)$/,
  // Of Postgres: no connection, no room or memory, shut down, broken hardware, read only, and a statement that took too long.
  /^(08|53|57P|58)[0-9A-Z]{2,3}$|^(25006|57014)$/,
  /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY|BUSY|LOCKED)/,
]
/** Of the CMS, which drops the cause, and of the client of Postgres, which gives no codes. */
const MESSAGE = /cannot begin transaction|timeout exceeded when trying to connect|Connection terminated|is not queryable|Cannot use a pool after calling end/

/** Whether an error says that the database is away, full, or takes no writes for now, whatever it was asked. */
export function isOutage(error: unknown): boolean {
  const { code, message, severity, cause } = Object(error) as Record<string, unknown>
  // Postgres ends the session, or begins none.
  if (severity === 'FATAL' || severity === 'PANIC') return true
  if (typeof code === 'string' && CODES.some((pattern) => pattern.test(code))) return true
  if (typeof message === 'string' && MESSAGE.test(message)) return true
  return cause !== undefined && cause !== error && isOutage(cause)
}
