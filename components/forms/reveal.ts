/** The event by which a control asks the part of the form that it stands in to show itself. */
export const REVEAL = 'form-reveal'
