// Refuses words that this project invented where the field has a usual one, and too many comments.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The words to avoid, and the usual ones. */
const WORDS = [
  [/forger|isForged/i, 'csrf'],
  [/\bturnstile/i, 'Mutex'],
  [/\w*patien(ce|t|tly)\b|sendPatiently/i, 'timeout, sendWithRetry'],
  [/\b(?:api|cms|event)-doors?\b|\w+Doors?\b|\bdoor(?:At|s?Ahead)\b/, 'apiHandler, cmsGuard, registrationStatus, statusTimeline'],
  [/ways-?on\b|\b(?:event|about|explore)-?ways\b/i, 'RelatedLinks, eventLinks'],
  [/machine[- ]?files?/i, 'metadataRoutes'],
  [/PASSING_TAG|\bpassing (?:entr|tag)/i, 'ephemeral'],
  [/\b(?:trap|decoy)(?:s|Of|Field|-field)?\b/i, 'honeypot'],
  [/\bkeepers?\b|\bkept-?part\b|formEngine|form-engine|useEngine/i, 'storage, currentStep, formLogic'],
  [/old-?address(?:es)?\b|old_addresses|findNewPath|find-new-path/i, 'redirects, previousPaths, findRedirect'],
  [/staff-?detours?/i, 'adminRedirects'],
  [/\b(?:const|let) (?:spoken|asked|told|said)\b|\{ (?:spoken|asked|told|said)[ ,}]|, (?:spoken|asked|told|said)(?:,| \})/, 'what the value is: message, locale, currentUser'],
  [/\b\w*[Ll]etters?[A-Z]\w*|\b(?:queue|mail|reset|waiting|own|send|write)-?[Ll]etters?\b|\bletter-section\b/, 'email'],
  [/(?:move|has|read|copy|plan)Programme|Programme(?:Day|Session|Check|Warning|Move)s?\b|\bprogramme-(?:move|check|warnings?|endpoints?)\b/, 'agenda'],
  // Two names are stored with jobs and imports.
  [/\bmend(?:s|ed|ing)?\b|\b[Uu]ntold|\b(?!isTold\b|isForUntold\b)\w*[a-z](?:Told|Untold|Spoken|Said)\b|\bAsked[A-Z]/, 'correct, unnotified, or what the value is'],
  [/\bMend(?:s|ed|ing)?\b/, 'correct, repair'],
  // As names of code: an argument, a part of a destructured value, or a constant.
  [/[(,[] ?(?:\.\.\.)?(?:spoken|asked|told|said)(?:\??:|\) =>|\])|\b(?:ASKED|CALLED|TOLD|SAID)\b/, 'what the value is: message, emailed, current'],
]

/** One comment line in this many lines of code at most. */
const LINES_PER_COMMENT = 12

const CODE = /\.(?:ts|tsx|mjs|css)$/
const TEXT = /\.(?:ts|tsx|mjs|css|md)$/
/** Migrations are history. */
const LEFT_OUT = /(?:^|\/)migrations\/|payload-types\.ts$|importMap\.js$|scripts\/(?:lint-cases\/)?check-words(?:\.test)?\.mjs$/

/**
 * @param {string} text of a file
 * @returns {{ line: number, word: string, use: string }[]} the words that must not be there
 */
export function findInventedWords(text) {
  return text.split('\n').flatMap((content, index) =>
    WORDS.flatMap(([pattern, use]) => {
      const word = pattern.exec(content)?.[0]
      return word ? [{ line: index + 1, word, use }] : []
    }),
  )
}

/**
 * @param {string} text of a file of code
 * @returns {{ lines: number, comments: number }} without empty lines; a comment counts where it has a line of its own
 */
export function countComments(text) {
  let comments = 0
  let isInside = false
  const lines = text.split('\n').map((line) => line.trim()).filter(Boolean)
  for (const line of lines) {
    const isBlock = isInside || /^\{?\/\*/.test(line)
    if (isBlock || line.startsWith('//')) comments += 1
    isInside = isBlock && !line.includes('*/')
  }
  return { lines: lines.length, comments }
}

function main(root) {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const files = tracked.split('\n').filter((file) => TEXT.test(file) && !LEFT_OUT.test(file))
  const faults = []
  const sum = { lines: 0, comments: 0 }
  for (const file of files) {
    const text = read(path.join(root, file))
    for (const { line, word, use } of findInventedWords(text)) faults.push(`${file}:${line} "${word}": write ${use}`)
    if (!CODE.test(file) || file.includes('.test.')) continue
    const { lines, comments } = countComments(text)
    sum.lines += lines
    sum.comments += comments
  }
  const share = sum.lines / Math.max(1, sum.comments)
  if (share < LINES_PER_COMMENT) faults.push(`One comment line in ${share.toFixed(1)} lines of code: at most one in ${LINES_PER_COMMENT}.`)
  for (const fault of faults) console.error(fault)
  if (faults.length === 0) console.log(`Words: as in the field; one comment line in ${share.toFixed(1)} lines of code.`)
  return faults.length === 0 ? 0 : 1
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // Deleted in the working tree, still in the index.
    return ''
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = main(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'))
}
