/** How many are suggested when nobody is found. */
const COUNT = 3

export function suggested<Person>(people: readonly Person[]): Person[] {
  return people.slice(0, COUNT)
}
