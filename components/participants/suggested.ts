/** How many are named where nobody is found. */
const COUNT = 3

export function suggested<Person>(people: readonly Person[]): Person[] {
  return people.slice(0, COUNT)
}
