// Turns the results of Lighthouse into figures, verdicts and text.
import { median } from './median.mjs'

/** The least score, and the most of everything else: milliseconds, and the share of the screen that moves. */
export const GOALS = { score: 98, lcp: { text: 1500, picture: 2000 }, tbt: 100, cls: 0.01 }
/** The documentation's range for a fast computer that plays an average phone ends here. */
const MOST_SLOWDOWN = 10

/**
 * How many times slower this processor must be simulated to match an average phone's, by the calculator to which
 * Lighthouse's documentation sends (docs/throttling.md).
 *
 * @param {number} benchmarkIndex of the machine
 */
export function calibratedSlowdown(benchmarkIndex) {
  if (benchmarkIndex >= 1300) return Math.min(3 + (benchmarkIndex - 1300) / 233, MOST_SLOWDOWN)
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500
  return Math.max(1 + (benchmarkIndex - 150) / 650, 1)
}

/**
 * @param {{ machine: object, results: { path: string, runs: object[] }[] }} measured as from `measureLighthouse`
 * @returns {object} medians of each page; `problems` holds the reasons to fail, as sentences
 */
export function summariseLighthouse({ machine, results }) {
  const pages = results.map(({ path, runs }) => ({
    path,
    isPicture: runs.filter(({ isPicture }) => isPicture).length * 2 > runs.length,
    benchmarkIndex: median(runs.map((run) => run.benchmarkIndex)),
    slowdown: median(runs.map((run) => run.slowdown)),
    asIs: medians(runs.map((run) => run.asIs)),
    calibrated: medians(runs.map((run) => run.calibrated)),
    runs,
  }))
  return { machine, goals: GOALS, pages, problems: pages.flatMap(missedGoals) }
}

function medians(runs) {
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((run) => run[name]))]))
}

function missedGoals({ path, isPicture, asIs: { score, lcp, tbt, cls } }) {
  const mostLcp = GOALS.lcp[isPicture ? 'picture' : 'text']
  return [
    ...(score < GOALS.score ? [`score ${Math.round(score)}, at least ${GOALS.score} is wanted`] : []),
    ...(lcp > mostLcp ? [`LCP ${Math.round(lcp)} ms, goal ${mostLcp}`] : []),
    ...(tbt > GOALS.tbt ? [`TBT ${Math.round(tbt)} ms, goal ${GOALS.tbt}`] : []),
    ...(cls > GOALS.cls ? [`CLS ${cls.toFixed(3)}, goal ${GOALS.cls}`] : []),
  ].map((problem) => `${path}: ${problem}`)
}

/** @param {ReturnType<typeof summariseLighthouse>} summary @param {number} runs of each page */
export function lighthouseToText({ machine, pages, problems }, runs) {
  const row = (label, cells) => `  ${label.padEnd(52)}${cells.map((cell) => String(cell).padStart(9)).join('')}`
  const cells = ({ score, fcp, lcp, tbt, cls }) => [Math.round(score), ...[fcp, lcp, tbt].map(Math.round), cls.toFixed(3)]
  const columns = ['score', 'FCP', 'LCP', 'TBT', 'CLS']
  return [
    `Lighthouse on a phone, empty cache, ms (median of ${runs})`,
    `Node ${machine.node} on ${machine.cores} × ${machine.cpu}; other load at the start: ${machine.load}`,
    '',
    'As it is, with a processor taken for four times slower: by this the goals are judged',
    row('', [...columns, 'index']),
    ...pages.map(({ path, asIs, benchmarkIndex }) => row(path, [...cells(asIs), Math.round(benchmarkIndex)])),
    '',
    'The same loads, calibrated by the benchmark index of each',
    row('', [...columns, 'slower']),
    ...pages.map(({ path, calibrated, slowdown }) => row(path, [...cells(calibrated), `× ${slowdown.toFixed(1)}`])),
    '',
    ...(problems.length > 0 ? ['Behind a goal:', ...problems.map((line) => `  ${line}`)] : ['All goals are reached.']),
  ].join('\n')
}
