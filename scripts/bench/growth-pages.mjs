// The pages that are measured with much content, and the collections whose change renders them anew.

/** The event of all invented content. */
export const EVENT = 'summit-2027'

/** The amounts of invented content, besides the demo content. */
export const AMOUNTS = { participants: 6000, articles: 2000, sessions: 400 }
/** Of people who have registered for the event. */
export const REGISTRATIONS = 20_000

const LISTS = [
  { path: '/event/participants', source: 'participants' },
  { path: `/event/${EVENT}/participants`, source: 'participants' },
  { path: '/event/speakers', source: 'speakers' },
  { path: `/event/${EVENT}/speakers`, source: 'speakers' },
  { path: '/media', source: 'articles' },
  { path: `/event/${EVENT}/agenda`, source: 'sessions' },
]

/**
 * @typedef {object} MeasuredPage
 * @property {string} path
 * @property {string} source the collection whose change makes the page be rendered anew
 * @property {boolean} isJudged whether the limits hold for it
 * @property {string} demoPath the page of the demo content that it is compared with: itself, or the first page of
 *   its list, because the demo content does not fill a second one
 */

/**
 * The pages, each list with its first page and a later one.
 *
 * @param {{ participant: string, speaker: string }} people identifiers of somebody who is at the event
 * @returns {MeasuredPage[]}
 */
export function pagesToMeasure({ participant, speaker }) {
  const judged = LISTS.flatMap(({ path, source }) => [
    { path, demoPath: path, source, isJudged: true },
    { path: `${path}?page=2`, demoPath: path, source, isJudged: true },
  ])
  const shown = [
    { path: `/event/${EVENT}`, source: 'speakers' },
    { path: `/participant/${participant}`, source: 'participants' },
    { path: `/speaker/${speaker}`, source: 'sessions' },
  ].map((page) => ({ ...page, demoPath: page.path, isJudged: true }))
  // The number of matches decides the size of a search page.
  const search = '/event/participants?keyword=nino'
  return [...judged, ...shown, { path: search, demoPath: search, source: 'participants', isJudged: false }]
}
