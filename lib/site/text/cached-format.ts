/** Making one takes a hundred times as long as using it, and a long agenda asks a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>()

export function cachedFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([tag, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options)
  formats.set(key, format)
  return format
}
