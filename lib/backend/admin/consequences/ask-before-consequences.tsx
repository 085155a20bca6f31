'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type { AskedConsequences } from '@/lib/backend/access/consequences/confirmation'
import { CONFIRMATION_HEADER, UNCONFIRMED } from '@/lib/contract/desk/confirmation'
import { isAskedByForm } from './asked-by-form'
import { ConsequencesDialog } from './consequences-dialog'

interface Question {
  asked: AskedConsequences
  answer: (isConfirmed: boolean) => void
}

/** Asks whenever the site answers that a change has consequences, whichever screen of the CMS sent it, and sends it again once they are confirmed. */
export function AskBeforeConsequences({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => {
    const send = window.fetch.bind(window)
    const confirm = (asked: AskedConsequences) => new Promise<boolean>((answer) => setQuestion({ asked, answer }))
    const sendConfirmed = async (...[address, init]: Parameters<typeof fetch>): Promise<Response> => {
      const answer = await send(address, init)
      const asked = answer.status === UNCONFIRMED && typeof address === 'string' ? await readAsked(answer) : null
      if (!asked || !(isAskedByForm(String(address), asked.kinds) || (await confirm(asked)))) return answer
      const headers = new Headers(init?.headers)
      headers.set(CONFIRMATION_HEADER, asked.confirmation)
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
      {question && <ConsequencesDialog asked={question.asked} onAnswer={answer} />}
    </>
  )
}

async function readAsked(answer: Response): Promise<AskedConsequences | null> {
  const body = (await answer.clone().json().catch(() => null)) as { errors?: { data?: { consequences?: AskedConsequences } }[] } | null
  return body?.errors?.[0]?.data?.consequences ?? null
}
