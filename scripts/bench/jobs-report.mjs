// Turns the measurements during the worker's work into figures, verdicts and text.
import { percentile } from './median.mjs'

/** The longest that 95 of 100 reads may take, in milliseconds. */
export const READ_LIMIT = 300

/** @param {{ machine: object, works: object[], emails: object, memory: object, queuedInMinute: number }} measured as from `measureJobs` */
export function summariseJobs({ machine, works, emails, memory, queuedInMinute, importedInMinute }) {
  const rows = works.map(({ name, seconds, times }) => ({ name, seconds, reads: times.length, p50: percentile(times, 0.5), p95: percentile(times, 0.95), longest: percentile(times, 1) }))
  const problems = [
    ...rows.filter(({ p95 }) => p95 > READ_LIMIT).map(({ name, p95 }) => `${name}: p95 of reads ${Math.round(p95)} ms, limit ${READ_LIMIT} ms`),
    ...(emails.twice > 0 ? [`${emails.twice} emails went twice`] : []),
    ...(emails.received + emails.shownToStaff < emails.sent ? [`${emails.sent - emails.received - emails.shownToStaff} emails are lost`] : []),
  ]
  return { machine, rows, emails, memory, queuedInMinute, importedInMinute, problems }
}

/** @param {ReturnType<typeof summariseJobs>} summary */
export function jobsToText({ machine, rows, emails, memory, queuedInMinute, importedInMinute, problems }) {
  const line = (name, cells) => `  ${name.padEnd(40)}${cells.map((cell) => cell.padStart(12)).join('')}`
  return [
    'Reads of a page and of an API list on SQLite, in milliseconds, while the worker works',
    `Node ${machine.node} on ${machine.cores} × ${machine.cpu}; other load at the start: ${machine.load}`,
    '',
    line('', ['seconds', 'reads', 'p50', 'p95', 'longest']),
    ...rows.map(({ name, seconds, reads, p50, p95, longest }) => line(name, [seconds.toFixed(1), String(reads), ...[p50, p95, longest].map((value) => value.toFixed(0))])),
    '',
    `Emails: ${emails.sent} to send with a killed worker, ${emails.received} received, ${emails.twice} twice, ${emails.shownToStaff} shown to staff as unknown`,
    `Emails queued in the first minute of an announcement: ${queuedInMinute}`,
    `Guests imported in the first minute: ${importedInMinute}`,
    `Memory at most: web ${memory.web} MiB, worker ${memory.worker} MiB`,
    '',
    ...(problems.length > 0 ? ['Over a limit or wrong:', ...problems.map((problem) => `  ${problem}`)] : ['All within limits.']),
  ].join('\n')
}
