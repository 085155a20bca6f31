/** In the comparison of two versions, for fields that staff do not see. */
export function NoDifference() {
  return null
}
