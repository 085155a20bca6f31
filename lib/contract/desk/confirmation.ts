/** The answer to a change of staff that has consequences and names no confirmation (RFC 6585, section 3), and the header that names it. */
export const UNCONFIRMED = 428
export const CONFIRMATION_HEADER = 'X-Confirmation'
