import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { EncodedBody } from './pages/encoded-body'

export type Request = IncomingMessage & { method: string; url: string }
export type Response = ServerResponse

/** Answers requests, as the framework does. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/** Changes a request or answers it. Returns whether it has answered; the steps after it are left out then. */
export type RequestStep = (request: Request, response: Response) => boolean | void | Promise<boolean>

/** A whole answer, before it is sent. */
export interface Answer {
  status: number
  /** Their names in lower case. */
  headers: OutgoingHttpHeaders
  body: Buffer | EncodedBody
}

/** A whole answer as the framework gives it: its body is not compressed. */
export interface PlainAnswer extends Answer {
  body: Buffer
}

/** What the steps of a whole answer know of the request. */
export interface Asked {
  url: string
  headers: IncomingMessage['headers']
  requestId: string
  /** In milliseconds since 1970. */
  startedAt: number
  /** Whether it asks for the screen of missing pages itself. */
  isScreen?: boolean
}

/** Changes a whole answer of the framework before it is cached or sent. */
export type AnswerStep = (answer: Answer, asked: Asked) => Answer | Promise<Answer>

export const isRead = ({ method }: Pick<Request, 'method'>): boolean => method === 'GET' || method === 'HEAD'
