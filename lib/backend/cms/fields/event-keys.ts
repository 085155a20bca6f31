import type { CollectionBeforeChangeHook, TextField } from 'payload'

/**
 * A hidden field that repeats the keys of a document's events beside what else lists are narrowed by. The
 * events have a table of their own; joining it takes long where there are thousands of people.
 */
export function eventKeysField(): TextField {
  return { name: 'eventKeys', type: 'text', admin: { hidden: true, disableListColumn: true, disableListFilter: true } }
}

/** Derives the hidden field from the events at every save, whatever value was sent. */
export const fillEventKeys: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const [saved, before] = [data, originalDoc] as { events?: unknown }[]
  const events = saved?.events === undefined ? before?.events : saved.events
  return { ...data, eventKeys: Array.isArray(events) ? events.map(keyOf).join(' ') : '' }
}

/** The key of an event that is given by itself or by its key. */
function keyOf(event: unknown): string {
  return String(typeof event === 'object' && event !== null && 'id' in event ? event.id : event)
}
