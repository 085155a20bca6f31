// Loaded into the processes of tests, where hashes, expensive by design, would be a third of the work.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Of a password hash, as in lib/backend/accounts/password-hash.ts. */
const ITERATIONS = 600_000
const CHEAP_ITERATIONS = 6000

const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, iterations, ...others) => pbkdf2(password, salt, iterations === ITERATIONS ? CHEAP_ITERATIONS : iterations, ...others)
syncBuiltinESMExports()
