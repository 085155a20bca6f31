// npm does not always pass a signal on: whatever it started has to notice by itself that npm is gone.
const CHECK_MILLISECONDS = 1000

/** Calls back once the process that started this one has ended. */
export function followParent(onGone) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, CHECK_MILLISECONDS)
  timer.unref()
}
