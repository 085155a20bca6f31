import type { ImapFlow } from 'imapflow'
import { isLocalServer } from '../../email/delivery/local-server'

/** Where reports go that have been read. */
export const PROCESSED = 'Processed'

/** In milliseconds. A connection that is silent for longer is tried, and ended where nothing comes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 30_000, socketTimeout: 60_000 }

/** A mailbox by the address of its setting, without the password. */
export function nameMailbox(address: string): string {
  const { host, username, pathname } = new URL(address)
  return `${decodeURIComponent(username)}@${host}/${folderOf(pathname)}`
}

/** Signs in and opens the folder of `BOUNCES_IMAP_URL`. */
export async function openMailbox(address: string, { onNews, onClose }: { onNews: () => void; onClose: (client: ImapFlow) => void }): Promise<ImapFlow> {
  const { protocol, hostname, port, username, password, pathname } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  const secure = protocol === 'imaps:'
  // Most workers have no such mailbox.
  const { ImapFlow: Client } = await import('imapflow')
  const client = new Client({
    host,
    port: Number(port || (secure ? 993 : 143)),
    secure,
    // The password goes nowhere in the clear.
    doSTARTTLS: secure || isLocalServer(host) ? undefined : true,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    ...TIMEOUTS,
  })
  client.on('exists', onNews)
  client.on('close', () => onClose(client))
  // What is under way fails with it.
  client.on('error', () => client.close())
  try {
    await client.connect()
    await client.mailboxOpen(folderOf(pathname))
    await createProcessed(client)
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

async function createProcessed(client: ImapFlow): Promise<void> {
  try {
    await client.mailboxCreate(PROCESSED)
  } catch (error) {
    // Not every mail server says by a code that it is there already.
    if (!(await client.list()).some(({ name }) => name === PROCESSED)) throw error
  }
}

function folderOf(pathname: string): string {
  return decodeURIComponent(pathname.slice(1)) || 'INBOX'
}
