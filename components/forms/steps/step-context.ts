import { createContext, useContext } from 'react'

interface StepContextValue {
  /** The id of the part that is shown; null while all of them are. */
  current: string | null
  /** Shows a part. */
  show: (id: string) => void
}

/** Joins the parts of a long form. */
export const StepContext = createContext<StepContextValue>({ current: null, show: () => undefined })

/** What a part of a long form knows of the others. */
export function useSteps(): StepContextValue {
  return useContext(StepContext)
}
