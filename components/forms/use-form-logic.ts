import { useEffect, useRef, type RefObject } from 'react'
import type { FormLogic, FormLogicOptions } from './form-logic'
import { postNatively, reachSite } from './post-natively'
import { unreachedText, useOnline } from './unreached'

/** Loads the code that checks and sends a form when somebody begins to use it, and not with the page. */
export function useFormLogic(form: RefObject<HTMLFormElement | null>, options: FormLogicOptions) {
  const loading = useRef<Promise<FormLogic> | null>(null)
  const isBusy = useRef(false)
  const { action, locale, texts, report, onFailed } = options

  useEffect(
    () => () => {
      loading.current?.then(({ stop }) => stop(), () => undefined)
      loading.current = null
    },
    [action, locale],
  )

  useOnline(() => report({ type: 'takenBack', message: texts.offline }))

  const load = async (): Promise<FormLogic> => {
    const element = form.current
    if (!element) throw new Error('The form is gone.')
    loading.current ??= import('./form-logic').then(({ createFormLogic }) => createFormLogic(element, options))
    try {
      return await loading.current
    } catch (error) {
      loading.current = null
      throw error
    }
  }

  /** @param instead called when the code is gone from the site, which has a newer version. @throws where the site does not answer */
  const run = async (act: (logic: FormLogic) => Promise<boolean | void>, instead: () => Promise<boolean | void>): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    try {
      return (await load().then(act, instead)) ?? true
    } catch {
      report({ type: 'refused', errors: {}, message: unreachedText(texts) })
      onFailed()
      return false
    } finally {
      isBusy.current = false
    }
  }

  const postInstead = async () => {
    report({ type: 'phase', phase: 'sending' })
    await postNatively(form.current)
    report({ type: 'phase', phase: 'idle' })
  }

  return {
    /** Loads it ahead of its use. Without a connection the visitor hears of it when they send. */
    prepare: () => void load().catch(() => undefined),
    submit: () => void run(({ submit }) => submit(), postInstead),
    check: (names: string[]) => run(({ check }) => check(names), reachSite),
  }
}
