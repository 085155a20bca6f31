/**
 * Whether a text names an email address, and not only a longer one that holds it.
 *
 * @param json a text, or JSON as it is written
 */
export function namesAddress(json: string, address: string): boolean {
  // A line break is written as a letter there.
  const text = json.replace(/\\[bfnrt]/g, ' ').toLowerCase()
  const sought = address.toLowerCase()
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + 1)) {
    const isWhole = !/[\w.+-]$/.test(text.slice(0, at).slice(-1)) && !/^\.?[\w-]/.test(text.slice(at + sought.length, at + sought.length + 2))
    if (isWhole) return true
  }
  return false
}
