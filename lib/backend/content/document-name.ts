/** The name by which staff recognise a document: its title, the date of a day without one, else its key. */
export function documentName(document: { id: string | number }, title = 'id'): string {
  const values = new Map<string, unknown>(Object.entries(document))
  return String(values.get(title) || values.get('date') || document.id)
}
