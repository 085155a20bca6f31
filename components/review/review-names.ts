'use client'

import { createContext, use } from 'react'

/** What not every browser can name in Georgian. */
export interface ReviewNames {
  /** A day of each month, as `dayTemplates` writes them. */
  days: string[]
  /** The name of each country, by its code. */
  countries: Record<string, string>
}

const Names = createContext<ReviewNames>({ days: [], countries: {} })

export const ReviewNamesProvider = Names.Provider

export function useReviewNames(): ReviewNames {
  return use(Names)
}
