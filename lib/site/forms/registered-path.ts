/** Where `Location` leads after a registration: to its own page, which says so; null for any other address. */
export function registeredPath(location: string | null): string | null {
  return location && /^\/registration\/[\w-]{1,200}$/.test(location) ? `${location}?done=register` : null
}
