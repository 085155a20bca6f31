import { readFileSync } from 'node:fs'
import { env } from '@/lib/env'
import { processState } from '@/lib/runtime'

/** What mailboxes rely on; both headers of a one-click unsubscription, too (RFC 8058, section 4). */
const SIGNED = [
  ...['From', 'Sender', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'Cc', 'MIME-Version', 'Content-Type', 'Content-Transfer-Encoding'],
  ...['List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'Auto-Submitted'],
].join(':')

const state = processState<{ key?: string }>('dkim', () => ({}))

/** Signs emails, where the settings have a key: for a mail server that does not. */
export function dkimOptions() {
  const { DKIM_DOMAIN, DKIM_SELECTOR } = env()
  if (!DKIM_DOMAIN || !DKIM_SELECTOR) return undefined
  return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: dkimKey(), headerFieldNames: SIGNED }
}

/** In PEM. */
export function dkimKey(): string {
  const { DKIM_PRIVATE_KEY, DKIM_PRIVATE_KEY_FILE } = env()
  return (state.key ??= DKIM_PRIVATE_KEY ?? readFileSync(/* turbopackIgnore: true */ DKIM_PRIVATE_KEY_FILE ?? '', 'utf8'))
}
