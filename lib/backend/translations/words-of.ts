interface Node {
  type?: string
  text?: string
  fields?: { url?: unknown }
  children?: Node[]
}

const IN_LINE = ['text', 'link', 'autolink', 'linebreak', 'tab']

/** What readers see of a value: the words of a text, with the addresses of its links; formatting does not count. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).replace(/\s+/gu, ' ').trim()
  if (typeof value !== 'object' || value === null) return ''
  if ('root' in value) return textOf(value.root as Node).trim()
  const parts = Object.entries(value).filter(([name]) => name !== 'id' && name !== 'blockType')
  return parts.map(([, part]) => wordsOf(part)).filter(Boolean).join('\n')
}

function textOf({ type = '', text = '', fields, children = [] }: Node): string {
  if (type === 'linebreak') return '\n'
  const words = text + children.map((child) => textOf(child) + (IN_LINE.includes(child.type ?? '') ? '' : '\n')).join('')
  return fields?.url ? `${words} (${String(fields.url)})` : words.replace(/\n+/g, '\n')
}
