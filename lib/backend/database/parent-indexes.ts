/** A table before it takes the form of one database: the part of it that matters here. */
interface RawTable {
  name: string
  columns: Record<string, { name: string }>
  indexes?: Record<string, { name: string; on: string | string[]; unique?: boolean }>
}

const PARENT_COLUMNS = ['_parent_id', 'parent_id']

/**
 * Gives every table that belongs to another one an index by its parent. Payload leaves it out where it
 * keeps translations and lists of texts, and the whole table would be read for every document shown.
 */
export function indexParents<Schema>(hook: { schema: Schema }): Schema {
  // Both adapters pass themselves as an argument, though the types of one do not say so.
  const { adapter } = hook as { adapter?: { rawTables: Record<string, RawTable> } }
  for (const table of Object.values(adapter?.rawTables ?? {})) {
    const [column] = Object.entries(table.columns).find(([, { name }]) => PARENT_COLUMNS.includes(name)) ?? []
    if (!column) continue
    const isIndexed = Object.values(table.indexes ?? {}).some(({ on }) => [on].flat()[0] === column)
    if (!isIndexed) table.indexes = { ...table.indexes, parentIndex: { name: `${table.name}_parent_idx`, on: column } }
  }
  return hook.schema
}
