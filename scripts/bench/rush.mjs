// Five hundred register at once for a hundred seats, over two processes on Postgres, while others read.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const POSTS = 500
const SEATS = 100
const OUTPUT_BYTES = 16 * 1024 * 1024
/** What the test prints of its rush. */
const FIGURES = /(\d+) registrations in (\d+) ms; (\d+) reads, p95 (\d+) ms, longest (\d+) ms; refused (\d+)/

/** Runs the test of the suite, which counts seats, numbers and places by itself. */
export async function measureRush({ root, tell }) {
  tell(`Registering ${POSTS} times for ${SEATS} seats`)
  const command = promisify(execFile)(process.execPath, ['scripts/test/backend.mjs', 'postgres', 'instances'], { cwd: root, maxBuffer: OUTPUT_BYTES })
  const { stdout, isPassed } = await command.then(({ stdout }) => ({ stdout, isPassed: true }), ({ stdout = '' }) => ({ stdout, isPassed: false }))
  return { isPassed, figures: FIGURES.exec(stdout)?.slice(1).map(Number), output: stdout }
}

export function summariseRush({ machine, isPassed, figures, output }) {
  const problems = isPassed && figures ? [] : [figures ? output : 'Postgres is missing, or the test did not run.']
  return { machine, posts: POSTS, seats: SEATS, figures, problems }
}

export function rushToText({ posts, seats, figures = [], problems }) {
  const [, milliseconds, reads, p95, longest, refused] = figures
  return [
    `${posts} registrations at once for ${seats} seats over two processes on Postgres: ${milliseconds} ms, ${refused} told to try again`,
    `  ${reads} reads meanwhile, p95 ${p95} ms, longest ${longest} ms`,
    '',
    ...(problems.length > 0 ? ['Wrong:', ...problems] : [`${seats} have seats, each other place is given once.`]),
  ].join('\n')
}
