/** As browsers check it, with domains in every script; before the @ at most 64 characters (RFC 5321, section 4.5.3.1.1). */
export const EMAIL_PATTERN =
  /^(?=.{1,64}@)(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+(?:[\p{L}\p{M}]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/u

const PREFIX = 'xn--'
// Of Punycode (RFC 3492, section 5).
const [BASE, LEAST, MOST, SKEW, DAMP, FIRST_BIAS, FIRST_POINT] = [36, 1, 26, 38, 700, 72, 128]

/** An address with its domain in Punycode, as mail servers and calendars take it. */
export function toAsciiAddress(email: string): string {
  const [at, domain] = [email.lastIndexOf('@'), domainOf(email)]
  return domain === null ? email : email.slice(0, at + 1) + domain
}

/** An address with its domain in its own script, which browsers may have written in Punycode: each has one spelling. */
export function toReadableAddress(email: string): string {
  const [at, domain] = [email.lastIndexOf('@'), domainOf(email)]
  return domain?.includes(PREFIX) ? email.slice(0, at + 1) + domain.split('.').map(toReadableLabel).join('.') : email
}

/** Whether the domain of an address can exist: Punycode may be broken, and hide what is no letter, and a name may be too long for it. */
export function hasValidDomain(email: string): boolean {
  return /^(?:[a-z\d-]{1,63}\.)+[a-z\d-]{2,63}$/.test(domainOf(email) ?? '') && EMAIL_PATTERN.test(toReadableAddress(email))
}

/** The form by which addresses are compared: without regard to case, and to how a domain is written. */
export function comparableAddress(email: string): string {
  return toReadableAddress(email.trim()).toLowerCase()
}

function domainOf(email: string): string | null {
  const address = `http://${email.slice(email.lastIndexOf('@') + 1)}`
  return EMAIL_PATTERN.test(email) && URL.canParse(address) ? new URL(address).hostname : null
}

function toReadableLabel(label: string): string {
  if (!label.startsWith(PREFIX)) return label
  const code = label.slice(PREFIX.length)
  const basic = Math.max(code.lastIndexOf('-'), 0)
  const letters = [...code.slice(0, basic)]
  let [at, point, bias, index] = [basic && basic + 1, FIRST_POINT, FIRST_BIAS, 0]
  while (at < code.length) {
    const before = index
    for (let weight = 1, position = BASE; ; position += BASE) {
      const digit = parseInt(code.charAt(at++), BASE)
      // Letters come first there, digits after them.
      const value = digit < 10 ? digit + 26 : digit - 10
      index += value * weight
      const threshold = Math.min(Math.max(position - bias, LEAST), MOST)
      if (value < threshold) break
      weight *= BASE - threshold
    }
    const count = letters.length + 1
    bias = adapt(index - before, count, before === 0)
    point += Math.floor(index / count)
    index %= count
    letters.splice(index++, 0, String.fromCodePoint(point))
  }
  return letters.join('')
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / count)
  let bias = 0
  for (; rest > ((BASE - LEAST) * MOST) / 2; bias += BASE) rest = Math.floor(rest / (BASE - LEAST))
  return bias + Math.floor(((BASE - LEAST + 1) * rest) / (rest + SKEW))
}
