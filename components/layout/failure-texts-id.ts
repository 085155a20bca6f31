/** Where the layout leaves the words of the error screen for the error boundary. */
export const FAILURE_TEXTS_ID = 'failure-texts'

/** The words of the error screen. */
export type FailureTexts = Record<'title' | 'text' | 'again' | 'home', string>
