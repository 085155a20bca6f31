import { isLinkAddress } from '@/lib/site/text/link-address'

const FULL_ADDRESS = 'Enter the full address, starting with https://, mailto: or tel:'

interface Node {
  type?: string
  text?: string
  fields?: { url?: unknown }
  children?: Node[]
}

/** The error of the address of a link. */
export function linkAddress(value: unknown): true | string {
  return (typeof value === 'string' && isLinkAddress(value)) || FULL_ADDRESS
}

/** Says which link of a rich text leads nowhere; the editor takes whatever is pasted into it. */
export function linksOfText(value: unknown): true | string {
  const broken = brokenLink((value as { root?: Node } | null | undefined)?.root)
  return broken ? `The link “${wordsOf(broken)}” leads nowhere. ${FULL_ADDRESS}, or remove the link.` : true
}

function brokenLink(node: Node | undefined): Node | undefined {
  if (!node) return undefined
  const isLink = node.type === 'link' || node.type === 'autolink'
  if (isLink && linkAddress(node.fields?.url) !== true) return node
  for (const child of node.children ?? []) {
    const broken = brokenLink(child)
    if (broken) return broken
  }
  return undefined
}

function wordsOf({ text = '', children = [] }: Node): string {
  return text + children.map(wordsOf).join('')
}
