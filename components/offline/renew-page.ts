const RETRY_INTERVAL = 20_000
/** A network that is slower than this would only bring the saved page again. */
const REACH_TIMEOUT = 1500

/** Loads a saved page anew as soon as the site can be reached, unless something is being typed. */
export function renewWhenReachable(): () => void {
  const retry = () => {
    if (document.visibilityState === 'visible' && !isTyping()) void isReachable().then((reached) => reached && window.location.reload())
  }
  const timer = setInterval(retry, RETRY_INTERVAL)
  window.addEventListener('online', retry)
  document.addEventListener('visibilitychange', retry)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', retry)
    document.removeEventListener('visibilitychange', retry)
  }
}

async function isReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(REACH_TIMEOUT) })
    return status < 500
  } catch {
    return false
  }
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false
}
