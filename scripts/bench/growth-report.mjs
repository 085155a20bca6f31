// Turns the measurements with little and with much content into figures, verdicts and text.
import { median } from './median.mjs'

const KIB = 1024
const LABEL_WIDTH = 40
const COLUMNS = [
  ['HTML KiB, packed', 'wireBytes'],
  ['HTML KiB', 'rawBytes'],
  ['ms, rendered anew', 'cold'],
  ['ms, kept', 'warm'],
]

/** How many times as large and as slow a page may be with much content, and how long a list of staff may take, in milliseconds. */
export const LIMITS = { bytes: 1.3, time: 2, list: 1000 }

/**
 * @typedef {object} Comparison
 * @property {number} demo
 * @property {number} grown
 * @property {number} ratio
 */

/**
 * Puts the measurements together.
 *
 * @param {object} measured
 * @param {object} measured.machine what it was measured on
 * @param {object} measured.amounts how much was made up
 * @param {object[]} measured.pages as from `measureGrowth`
 * @param {{ path: string, milliseconds: number, waited: number }[]} [measured.lists] as from `measureStaffLists`
 * @returns {object} everything measured, ready for JSON; each page holds its comparisons, the medians of times, and
 *   as `problems` the reasons to fail; `problems` of the whole holds all of them, as sentences
 */
export function summariseGrowth({ machine, amounts, pages, lists = [] }) {
  const summaries = pages.map(({ path, demoPath, source, isJudged, sites }) => {
    const figures = {
      wireBytes: compare(sites.demo.wireBytes, sites.grown.wireBytes),
      rawBytes: compare(sites.demo.rawBytes, sites.grown.rawBytes),
      cold: compare(median(sites.demo.cold), median(sites.grown.cold)),
      warm: compare(median(sites.demo.warm), median(sites.grown.warm)),
    }
    const problems = [
      ...(isJudged ? exceeded(figures) : []),
      ...Object.entries(sites).flatMap(([site, { wrong }]) => wrong.map((fault) => `${fault} (${site})`)),
    ]
    return { path, demoPath, changed: source, isJudged, ...figures, problems, runs: sites }
  })
  const problems = summaries.flatMap((page) => page.problems.map((problem) => `${page.path}: ${problem}`))
  const slowLists = lists.flatMap(({ path, milliseconds, waited }) => [
    ...(milliseconds > LIMITS.list ? [`${path}: ${milliseconds} ms, limit ${LIMITS.list}`] : []),
    ...(waited > LIMITS.list ? [`${path}: a reader of a kept page waits ${waited} ms meanwhile, limit ${LIMITS.list}`] : []),
  ])
  return { machine, amounts, limits: LIMITS, pages: summaries, lists, problems: [...problems, ...slowLists] }
}

/** @returns {Comparison} */
function compare(demo, grown) {
  return { demo, grown, ratio: grown / demo }
}

function exceeded({ wireBytes, cold, warm }) {
  return [
    ['packed bytes', wireBytes, LIMITS.bytes],
    ['rendered anew', cold, LIMITS.time],
    ['kept', warm, LIMITS.time],
  ]
    .filter(([, { ratio }, limit]) => ratio > limit)
    .map(([what, { ratio }, limit]) => `${what} × ${ratio.toFixed(2)}, limit × ${limit}`)
}

/**
 * Writes a summary as text for a terminal.
 *
 * @param {ReturnType<typeof summariseGrowth>} summary
 * @param {{ rounds: number, visits: number }} runs how often it was measured
 * @returns {string}
 */
export function growthToText({ machine, amounts, pages, lists, problems }, { rounds, visits }) {
  const row = (label, cells, last = '') =>
    `  ${label.padEnd(LABEL_WIDTH)}${cells.map((cell) => cell.padStart(24)).join('')}   ${last}`.trimEnd()
  const line = (page) =>
    row(page.path, COLUMNS.map(([, name]) => cell(page[name], name)), page.isJudged ? verdict(page) : page.problems.join('; '))
  const made = Object.entries(amounts).map(([name, amount]) => `${amount} ${name}`).join(', ')
  const head = row('', COLUMNS.map(([title]) => title))
  return [
    `The demo content compared with ${made} more`,
    `Each page rendered anew after a save ${rounds} times, then visited ${visits} times; medians, to the last byte`,
    `Node ${machine.node} on ${machine.cores} × ${machine.cpu}; other load at the start: ${machine.load}`,
    '',
    head,
    ...pages.filter(({ isJudged }) => isJudged).map(line),
    '',
    'For information',
    ...pages.filter(({ isJudged }) => !isJudged).map(line),
    '',
    'Lists of staff with very much content, and how long a reader of a kept page waits meanwhile, ms',
    ...lists.map(({ path, milliseconds, waited }) => `  ${path.padEnd(60)}${String(milliseconds).padStart(8)}${String(waited).padStart(8)}`),
    '',
    'A later page is compared with the first page of the demo content, which fills no second one.',
    '',
    ...(problems.length > 0
      ? ['Over a limit or wrong:', ...problems.map((problem) => `  ${problem}`)]
      : [`All within × ${LIMITS.bytes} bytes and × ${LIMITS.time} time.`]),
  ].join('\n')
}

function cell({ demo, grown, ratio }, name) {
  const shown = (value) => (name.endsWith('Bytes') ? value / KIB : value).toFixed(1)
  return `${shown(demo)} → ${shown(grown)} (× ${ratio.toFixed(2)})`
}

function verdict({ problems }) {
  return problems.length > 0 ? `over: ${problems.join('; ')}` : 'ok'
}
