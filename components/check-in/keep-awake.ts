/** Keeps the screen on while the page is visible, also after a return from another app. @returns a function that ends it */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let isOver = false
  const ask = () => {
    if (isOver || document.visibilityState !== 'visible' || !navigator.wakeLock) return
    void navigator.wakeLock.request('screen').then(
      (given) => {
        lock = given
        if (isOver) void given.release()
      },
      // A device that is low on power refuses.
      () => undefined,
    )
  }
  ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
