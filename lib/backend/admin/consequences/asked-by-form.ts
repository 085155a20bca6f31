import type { Consequence } from '@/lib/backend/access/consequences/consequence'

type Kind = Consequence['kind']

const kindsByPath = new Map<string, readonly Kind[]>()

/** Notes which consequences the form of a document asks about in words of its own, before it saves or while they still wait. */
export function noteAskedByForm(path: string, kinds: readonly Kind[]): void {
  kindsByPath.set(path, kinds)
}

export function isAskedByForm(address: string, kinds: readonly Kind[]): boolean {
  const known = kindsByPath.get(address.split('?')[0]?.replace('/cms/api/', '') ?? '') ?? []
  return kinds.every((kind) => known.includes(kind))
}
