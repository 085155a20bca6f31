'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type { ForeseenConsequences } from '@/lib/backend/audit-log/confirmation'
import { CONFIRMATION_HEADER, UNCONFIRMED } from '@/lib/contract/desk/confirmation'
import { UNREACHABLE } from '../staff-request'
import { isAskedByForm } from './asked-by-form'
import { ConsequencesDialog } from './consequences-dialog'

interface Question {
  foreseen: ForeseenConsequences
  answer: (isConfirmed: boolean) => void
}

/**
 * Watches what the screens of the CMS send. Asks whenever the site answers that a change has consequences, and sends it again once
 * they are confirmed; says in plain words that nothing was saved for lack of a connection, where the CMS shows “Failed to fetch”.
 */
export function WatchRequests({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => {
    const send = window.fetch.bind(window)
    const confirm = (foreseen: ForeseenConsequences) => new Promise<boolean>((answer) => setQuestion({ foreseen, answer }))
    const sendConfirmed = async (...[address, init]: Parameters<typeof fetch>): Promise<Response> => {
      const answer = await send(address, init).catch((error: unknown) => explain(error, address, init))
      const foreseen = answer.status === UNCONFIRMED && typeof address === 'string' ? await readForeseen(answer) : null
      if (!foreseen || !(isAskedByForm(String(address), foreseen.kinds) || (await confirm(foreseen)))) return answer
      const headers = new Headers(init?.headers)
      headers.set(CONFIRMATION_HEADER, foreseen.confirmation)
      // Somebody may have registered meanwhile: then it is asked again.
      return sendConfirmed(address, { ...init, headers })
    }
    window.fetch = sendConfirmed
    return () => {
      window.fetch = send
    }
  }, [])

  const answer = (isConfirmed: boolean) => {
    setQuestion(null)
    question?.answer(isConfirmed)
  }
  return (
    <>
      {children}
      {question && <ConsequencesDialog foreseen={question.foreseen} onAnswer={answer} />}
    </>
  )
}

async function readForeseen(answer: Response): Promise<ForeseenConsequences | null> {
  const body = (await answer.clone().json().catch(() => null)) as { errors?: { data?: { consequences?: ForeseenConsequences } }[] } | null
  return body?.errors?.[0]?.data?.consequences ?? null
}

function explain(error: unknown, address: RequestInfo | URL, { method = 'GET' }: RequestInit = {}): never {
  const isWrite = typeof address === 'string' && address.startsWith('/cms/api/') && method.toUpperCase() !== 'GET'
  // An aborted request is no failure.
  throw error instanceof TypeError && isWrite ? new TypeError(UNREACHABLE, { cause: error }) : error
}
