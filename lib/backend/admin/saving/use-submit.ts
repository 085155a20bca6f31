import { useState, type SubmitEvent } from 'react'

/** Sends what is filled in. A problem passed to `onRefusal` is shown. @returns whether the form is emptied */
export type Send = (data: FormData, onRefusal: (problem: string) => void) => Promise<unknown> | void

/** The state of a form that is sent to the site. */
export function useSubmit(send: Send | undefined) {
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget
    event.preventDefault()
    // React would pass the event on to the form of the document, which contains the dialogs.
    event.stopPropagation()
    if (isBusy) return
    setProblem('')
    setIsBusy(true)
    try {
      if ((await send?.(new FormData(form), setProblem)) === true) form.reset()
    } finally {
      setIsBusy(false)
    }
  }

  return { problem, isBusy, onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event) }
}
