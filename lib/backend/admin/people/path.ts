/** Where staff find all that is stored about the owner of an address. */
export const PEOPLE = '/admin/people'

export function pathToPerson(email: string): string {
  return `${PEOPLE}?email=${encodeURIComponent(email)}`
}
