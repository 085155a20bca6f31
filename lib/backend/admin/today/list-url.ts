/** The list of what is in a state, of some events where they are named. */
export function listUrl(collection: string, state: string, events: readonly string[] = []): string {
  const where = 'where[or][0][and]'
  const ofEvents = events.map((event, index) => `&${where}[1][event][in][${index}]=${event}`)
  return `/admin/collections/${collection}?${where}[0][state][equals]=${state}${ofEvents.join('')}`
}
