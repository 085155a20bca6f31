import { useEffect, useState } from 'react'

interface LoadedModule<Module> {
  /** Undefined until it is there. */
  module?: Module
  hasFailed: boolean
  retry: () => void
}

/**
 * Loads code that few visits need once it is wanted.
 *
 * @param load the same function at each rendering
 */
export function useModule<Module extends object>(load: () => Promise<Module>, isWanted: boolean): LoadedModule<Module> {
  const [module, setModule] = useState<Module>()
  const [failures, setFailures] = useState(0)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (isWanted) load().then(setModule, () => setFailures(tries + 1))
  }, [load, isWanted, tries])
  return { module, hasFailed: failures > tries, retry: () => setTries(failures) }
}
