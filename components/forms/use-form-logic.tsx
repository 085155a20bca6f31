import { useCallback, useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { FormLogicApi, FormLogicProps } from './form-logic'

interface FormLogicOptions extends Omit<FormLogicProps, 'onReady'> {
  /** How often the form was accepted: it begins anew each time. */
  round: number
}

/** What a form works with once somebody uses it. */
interface LazyFormLogic {
  engine: ReactNode
  /** Loads it ahead of its use. */
  wake: () => void
  /** Checks and sends the form, unless that is going on already. */
  submit: () => Promise<void>
  check: (names: string[]) => Promise<boolean>
}

/** Loads what checks and sends a form when the form is first used, and not with the page. */
export function useFormLogic({ round, ...options }: FormLogicOptions): LazyFormLogic {
  const { report, texts, onFailed } = options
  const [Engine, setEngine] = useState<ComponentType<FormLogicProps> | null>(null)
  const api = useRef<FormLogicApi | null>(null)
  const loading = useRef<Promise<void> | null>(null)
  const waiting = useRef<(() => void)[]>([])
  const isBusy = useRef(false)

  const onReady = useCallback((ready: FormLogicApi) => {
    api.current = ready
    waiting.current.splice(0).forEach((go) => go())
  }, [])

  const ready = useCallback(async (): Promise<FormLogicApi | null> => {
    loading.current ??= import('./form-logic').then(
      ({ FormLogic }) => setEngine(() => FormLogic),
      (error: unknown) => {
        loading.current = null
        throw error
      },
    )
    await loading.current
    if (!api.current) await new Promise<void>((resolve) => waiting.current.push(resolve))
    return api.current
  }, [])

  const wake = useCallback(() => {
    // Without a connection the visitor hears of it when they send.
    ready().catch(() => undefined)
  }, [ready])

  const use = useCallback(
    async <Result,>(act: (engine: FormLogicApi) => Promise<Result>): Promise<Result | undefined> => {
      if (isBusy.current) return undefined
      isBusy.current = true
      try {
        const engine = await ready()
        return engine ? await act(engine) : undefined
      } catch {
        report({ type: 'refused', errors: {}, message: texts.offline })
        onFailed()
        return undefined
      } finally {
        isBusy.current = false
      }
    },
    [ready, report, texts.offline, onFailed],
  )

  return {
    engine: Engine && <Engine key={round} {...options} onReady={onReady} />,
    wake,
    submit: useCallback(async () => void (await use((engine) => engine.submit())), [use]),
    check: useCallback(async (names) => (await use((engine) => engine.check(names))) ?? false, [use]),
  }
}
