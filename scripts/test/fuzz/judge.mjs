/** Content that no visitor may read: stacks, statements, folders of the machine. */
const LEAKS = [/\n\s+at .+:\d+:\d+/, /\bat \S+ \(\S+:\d+:\d+\)/, /node_modules[\\/]/, /\bSQLITE_[A-Z]+/, /\b(?:select|insert into|update|delete from) [`"]\w+[`"]/i, /\$argon|\$2[aby]\$|"(?:hash|salt|resetPasswordToken|totpSecret)"\s*:\s*"/]
/** Refusals of a server that is well: too busy, a method or a version that there is not. */
const REFUSALS = [501, 503, 505]

/**
 * @param {{ status: number, head: string, body: string }} answer
 * @param {{ isCutShort?: boolean, secrets?: readonly string[] }} [options] `secrets` occur in no answer
 * @returns {string | null} what is wrong with it
 */
export function judge({ status, head, body }, { isCutShort = false, secrets = [] } = {}) {
  if (status === 0) return isCutShort ? null : 'no answer'
  if (status === 503 && !/^retry-after:/im.test(head)) return '503 without Retry-After'
  if (status >= 500 && !REFUSALS.includes(status)) return `${status}`
  const text = `${head}\n${body}`
  const leak = LEAKS.find((pattern) => pattern.test(text))
  if (leak) return `${status} tells ${leak.exec(text)[0].trim().slice(0, 120)}`
  const secret = secrets.findIndex((value) => text.includes(value))
  return secret >= 0 ? `${status} tells secret ${secret + 1}` : null
}
