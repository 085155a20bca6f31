/** Formatted text in nested lists takes some forty levels. */
const MAX_DEPTH = 200

/** Whether a JSON value is nested no deeper than the CMS can follow, and holds no NUL: Postgres fails on one, SQLite stores it. */
export function isStorable(value: unknown, depth = MAX_DEPTH): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.entries(value).every(([name, part]) => !name.includes('\0') && isStorable(part, depth - 1))
}

/** Whether a JSON text is nested as deeply at most; measured before it is parsed, since its objects take many times its memory. */
export function isShallow(json: string): boolean {
  let depth = 0
  let isText = false
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index]
    if (isText) {
      if (character === '\\') index += 1
      else if (character === '"') isText = false
    } else if (character === '"') isText = true
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    if (depth > MAX_DEPTH) return false
  }
  return true
}
