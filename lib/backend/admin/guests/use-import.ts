import { useEffect, useState } from 'react'
import type { GuestImport } from '@/lib/contract/desk/guests'

const INTERVAL = 1000
const AT_WORK: readonly GuestImport['state'][] = ['reading', 'importing', 'undoing']

/** Answers after which the same question gets no other. */
const FINAL = [401, 403, 404]

/** The present state of an import, read again as long as a worker processes it; `refused` where it cannot be read. */
export function useImport(id: string): [GuestImport | 'refused' | null, () => void] {
  const [found, setFound] = useState<GuestImport | 'refused' | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const aborted = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const again = () => (timer = setTimeout(() => setTurn((last) => last + 1), INTERVAL))
    fetch(`/cms/api/guest-imports/${id}/progress`, aborted)
      .then(async (answer) => {
        if (FINAL.includes(answer.status)) return setFound('refused')
        if (!answer.ok) return again()
        const next = (await answer.json()) as GuestImport
        setFound(next)
        if (AT_WORK.includes(next.state)) again()
      })
      .catch(() => aborted.signal.aborted || again())
    return () => {
      aborted.abort()
      clearTimeout(timer)
    }
  }, [id, turn])
  return [found, () => setTurn((last) => last + 1)]
}
