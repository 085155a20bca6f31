// npm does not always pass a signal on, so its child processes must notice by themselves that npm has ended.
import { readFileSync } from 'node:fs'

const CHECK_MILLISECONDS = 1000

/** Calls back once npm, which started this process, has ended. */
export function followParent(onGone) {
  const parent = process.ppid
  // npm runs a script in a shell, which outlives it: then the shell's parent is the one to watch.
  const npm = isScriptShell(parent) ? parentOf(parent) : undefined
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return
    clearInterval(timer)
    onGone()
  }, CHECK_MILLISECONDS)
  timer.unref()
}

function isScriptShell(pid) {
  return /^(\/bin\/)?(ba|da)?sh\0-c\0/.test(read(`/proc/${pid}/cmdline`))
}

/** The parent of a process; undefined where the system does not tell. */
function parentOf(pid) {
  const parent = /^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1]
  return parent === undefined ? undefined : Number(parent)
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
