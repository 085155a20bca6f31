/** The list of what is in a state, of some events where they are named, or of all but some. */
export function listUrl(collection: string, state: string, events: readonly string[] = [], operator: 'in' | 'not_in' = 'in'): string {
  const where = 'where[or][0][and]'
  const ofEvents = events.map((event, index) => `&${where}[1][event][${operator}][${index}]=${event}`)
  return `/admin/collections/${collection}?${where}[0][state][equals]=${state}${ofEvents.join('')}`
}
