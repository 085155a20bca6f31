/** Of a mark; a module of its own, so that the screen of jurors loads no schemas. */
export const LOWEST_SCORE = 1
export const HIGHEST_SCORE = 5
