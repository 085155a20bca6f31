/** Where somebody stands among all who get an email, by the order of arrival; the id counts where several share a number. */
export interface Place {
  number: number
  id: string
}
