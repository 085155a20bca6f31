/** The id of a related document, whether only the id was read or the document with it. */
export function relationId(relation: string | { id: string }): string {
  return typeof relation === 'string' ? relation : relation.id
}
