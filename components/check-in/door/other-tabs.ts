const CHANNEL = 'check-in'

/** The pages of other doors in this browser. */
export interface OtherTabs {
  /** Lets them forget everything, too. */
  forget: () => void
  close: () => void
}

/** @param onForget called when another one has forgotten everything */
export function findOtherTabs(onForget: () => void): OtherTabs {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = onForget
  return { forget: () => channel.postMessage('forget'), close: () => channel.close() }
}
