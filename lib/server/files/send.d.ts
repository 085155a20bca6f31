/** The part of the package that is used here; it brings no types. */
declare module 'send' {
  import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

  interface Sending {
    on: (event: 'error', listener: (error: Error & { status: number; headers?: OutgoingHttpHeaders }) => void) => Sending
    pipe: (response: ServerResponse) => void
  }
  export default function send(request: IncomingMessage, path: string, options: object): Sending
}
