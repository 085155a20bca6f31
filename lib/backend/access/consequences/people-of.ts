/** Names a number of people, some of whom have applied: 4 guests, 1 applicant, 3 guests and 1 applicant. */
export function peopleOf(count: number, applicants: number): string {
  const guests = count - applicants
  const parts = [
    ...(guests > 0 || count === 0 ? [`${guests} ${guests === 1 ? 'guest' : 'guests'}`] : []),
    ...(applicants > 0 ? [`${applicants} ${applicants === 1 ? 'applicant' : 'applicants'}`] : []),
  ]
  return parts.join(' and ')
}
