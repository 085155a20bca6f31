/** The element in which the layout puts the texts of the error screen for the error boundary. */
export const FAILURE_TEXTS_ID = 'failure-texts'

export type FailureTexts = Record<'title' | 'text' | 'reference' | 'again' | 'home', string>
