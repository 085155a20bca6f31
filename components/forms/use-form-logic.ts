import { useEffect, useRef, type RefObject } from 'react'
import type { FormLogic, FormLogicOptions } from './form-logic'

/** Loads what checks and sends a form when somebody begins to use it, and not with the page. */
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

  const run = async (act: (logic: FormLogic) => Promise<boolean | void>): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    try {
      return (await act(await load())) ?? true
    } catch {
      report({ type: 'refused', errors: {}, message: texts.offline })
      onFailed()
      return false
    } finally {
      isBusy.current = false
    }
  }

  return {
    /** Loads it ahead of its use. Without a connection the visitor hears of it when they send. */
    prepare: () => void load().catch(() => undefined),
    submit: () => void run(({ submit }) => submit()),
    check: (names: string[]) => run(({ check }) => check(names)),
  }
}
