/** Whether a stored value holds nothing, or a text of spaces alone. The editor leaves paragraphs without words where a text was deleted; a picture or a button counts. */
export function isEmpty(value: unknown): boolean {
  if (isNode(value) && 'root' in value) return !hasWords(value.root)
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function hasWords(node: unknown): boolean {
  if (!isNode(node)) return false
  const { type, text, children } = node
  return type === 'block' || (typeof text === 'string' && text.trim() !== '') || (Array.isArray(children) && children.some(hasWords))
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
