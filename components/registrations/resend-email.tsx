'use client'

import { useState, type MouseEvent } from 'react'
import { useFormContext } from '@/components/forms/form-context'
import { unreachedText, useOnline, type UnreachedTexts } from '@/components/forms/unreached'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/layout/card'
import unseen from '@/components/ui/unseen.module.css'
import { LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'

interface ResendEmailProps {
  /** A path of the contract that takes `event` and `email`. */
  action: string
  locale: Locale
  text: string
  label: string
}

/** Offers the email with the link again, to the address in the form; without JavaScript the browser posts the form there. */
export function ResendEmail({ action, locale, text, label }: ResendEmailProps) {
  const { texts } = useFormContext()
  const [answer, setAnswer] = useState('')
  const [isSending, setIsSending] = useState(false)

  useOnline(() => setAnswer((current) => (current === texts.offline ? '' : current)))

  const resend = async (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const body = Object.fromEntries(['event', 'email'].map((name) => [name, fields.get(name)]))
    setIsSending(true)
    setAnswer(await send(`${action}?${LOCALE_PARAMETER}=${LOCALE_TABLE[locale].cookieValue}`, body, texts))
    setIsSending(false)
  }
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    const { form } = event.currentTarget
    if (form && !isSending) void resend(form)
  }
  return (
    <Card isStart gap={3}>
      {/* Enter in a field presses the first button of its form: that is to register, and not to have an email sent. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className={unseen.unseen} />
      <p>{text}</p>
      <Button type="submit" size="small" formAction={action} formNoValidate aria-disabled={isSending || undefined} onClick={onClick}>
        {isSending ? texts.sending : label}
      </Button>
      <p role="status" data-hides-empty="">{answer}</p>
    </Card>
  )
}

async function send(address: string, body: object, texts: UnreachedTexts & { failed: string }): Promise<string> {
  try {
    const { callApi } = await import('@/lib/api/browser')
    return (await callApi(address, { method: 'POST', body })).message
  } catch (error) {
    if (!(error instanceof Error) || !('status' in error)) return unreachedText(texts)
    return Number(error.status) < 500 ? error.message : texts.failed
  }
}
