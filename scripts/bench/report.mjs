// Turns the measurements into figures, verdicts and text.
import { HTML_BUDGETS } from './html-sizes.mjs'
import { median } from './median.mjs'

const KIB = 1024
const LABEL_WIDTH = 22
const PATH_WIDTH = 50
const ROWS = [
  ['JavaScript', 'js'],
  ['CSS', 'css'],
  ['Fonts', 'fonts'],
  ['Images', 'images'],
  ['HTML', 'html'],
  ['Other (page data)', 'other'],
]

/** Most that a first visit may transfer of each kind, in KiB. */
export const BUDGETS = { js: 145, css: 15, fonts: 60 }
/** Of a bare Node server. */
const LEAST_RATIO = 0.1

/**
 * Puts the measurements together.
 *
 * @param {object} measured
 * @param {object} measured.machine what it was measured on
 * @param {object[]} measured.visits as from `visit`
 * @param {{ milliseconds: number, renders: number }} measured.burst as from `measureBurst`
 * @param {{ path: string, bytes: Record<string, number> }[]} measured.html as from `weighHtml`
 * @param {{ path: string, site: number[], bare: number[] }[]} measured.rates as from `compareRates`
 * @returns {object} everything measured, ready for JSON; `problems` holds the reasons to fail, as sentences
 */
export function summarise({ machine, visits, burst, html, rates: rounds }) {
  const rates = rounds.map(toRate)
  const wrongVisits = visits.flatMap(({ path, bytes, wrong }) => [
    ...overBudget(bytes).map(([label, kind]) => `${path}: ${label} ${kib(bytes[kind])} KiB, budget ${BUDGETS[kind]} KiB`),
    ...wrong.map((fault) => `${path}: ${fault}`),
  ])
  const problems = [
    ...wrongVisits,
    ...html.flatMap(({ path, bytes }) => overHtmlBudget(path, bytes)),
    ...rates.filter(({ ratio }) => ratio < LEAST_RATIO).map(({ path, ratio }) => `${path}: ${ratio.toFixed(3)} of bare Node, at least ${LEAST_RATIO} is wanted`),
    ...(burst.renders > 1 ? [`${burst.path}: rendered ${burst.renders} times for ${burst.requests} requests at once`] : []),
  ]
  return {
    machine,
    budgetsKiB: BUDGETS,
    visits,
    burst,
    html,
    rates,
    problems,
  }
}

function toRate({ path, site, bare }) {
  const medians = { site: median(site), bare: median(bare) }
  return { path, ...medians, ratio: medians.site / medians.bare, rounds: { site, bare } }
}

function overHtmlBudget(path, bytes) {
  const budget = HTML_BUDGETS[path] ?? Infinity
  const over = Object.entries(bytes).filter(([, size]) => size > budget * KIB)
  return over.map(([language, size]) => `${path} (${language}): HTML ${kib(size)} KiB, budget ${budget} KiB`)
}

/**
 * Writes a summary as text for a terminal.
 *
 * @param {ReturnType<typeof summarise>} summary
 * @param {{ connections: number, rounds: number, seconds: number }} load how the rates were measured
 * @returns {string}
 */
export function toText({ machine, visits, burst, html, rates, problems }, load) {
  const widths = visits.map(({ path }) => Math.max(12, path.length + 3))
  const figures = (...cells) => cells.map((cell) => String(cell).padStart(12)).join('')
  const row = (label, cells, last = '') =>
    `  ${label.padEnd(LABEL_WIDTH)}${cells.map((cell, i) => cell.padStart(widths[i])).join('')}${last.padStart(10)}`.trimEnd()
  const paths = visits.map(({ path }) => `${path} `)
  const total = ({ bytes }) => Object.values(bytes).reduce((sum, value) => sum + value, 0)

  return [
    'First visit of a phone, KiB as transferred (390×844 at 2×, empty cache, not scrolled)',
    machine.browser,
    '',
    row('', paths, 'budget'),
    ...ROWS.map(([label, kind]) =>
      row(label, visits.map(({ bytes }) => mark(bytes, kind)), BUDGETS[kind] ? String(BUDGETS[kind]) : ''),
    ),
    row('Total', visits.map((visit) => `${kib(total(visit))} `)),
    row('Requests', visits.map(({ requests }) => `${requests} `)),
    row('Images, scrolled', visits.map(({ scrolledImageBytes }) => `${kib(scrolledImageBytes)} `)),
    '',
    `Requests per second, median of ${load.rounds} rounds of ${load.seconds} s in turn (${load.connections} connections, keep-alive, Brotli)`,
    `Node ${machine.node} on ${machine.cores} × ${machine.cpu}; other load at the start: ${machine.load}`,
    '',
    `  ${''.padEnd(PATH_WIDTH)}${figures('site', 'bare', 'site / bare')}`,
    ...rates.map(({ path, site, bare, ratio }) => `  ${path.padEnd(PATH_WIDTH)}${figures(Math.round(site), Math.round(bare), ratio.toFixed(2))}`),
    '',
    `${burst.requests} requests at once for ${burst.path}, not rendered before: rendered ${burst.renders} times, all answered after ${Math.round(burst.milliseconds)} ms`,
    '',
    'HTML of kept pages as sent, KiB',
    `  ${''.padEnd(PATH_WIDTH)}${figures('en', 'ge', 'budget')}`,
    ...html.map(({ path, bytes }) => `  ${path.padEnd(PATH_WIDTH)}${figures(kib(bytes.en), kib(bytes.ge), HTML_BUDGETS[path] ?? '')}`.trimEnd()),
    '',
    ...(problems.length > 0 ? ['Over budget or wrong:', ...problems.map((line) => `  ${line}`)] : ['All within budget.']),
  ].join('\n')
}

function overBudget(bytes) {
  return ROWS.filter(([, kind]) => bytes[kind] > (BUDGETS[kind] ?? Infinity) * KIB)
}

function mark(bytes, kind) {
  const isOver = bytes[kind] > (BUDGETS[kind] ?? Infinity) * KIB
  return `${kib(bytes[kind])}${isOver ? '!' : ' '}`
}

function kib(bytes) {
  return (bytes / KIB).toFixed(1)
}
