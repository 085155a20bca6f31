interface Named {
  fullName: string
}

/** By name, whatever the language of the browser: those in Latin letters first, then Georgian ones. */
export function nameOrder(one: Named, other: Named): number {
  return one.fullName.localeCompare(other.fullName, 'en')
}
