'use client'

import type { ReactNode } from 'react'
import { Heading } from '@/components/ui/layout/heading'
import { Stack } from '@/components/ui/layout/stack'
import type { ReviewRound } from '@/lib/contract/review/reviews'
import { ProgressWords } from '../progress-words'
import { useHeadingFocus } from '../use-heading-focus'

/** The title of a round, and how far it is read. */
export function RoundHeading({ round, children }: { round: ReviewRound; children: ReactNode }) {
  const heading = useHeadingFocus()
  return (
    <Stack gap={2}>
      <Heading as="h1" size="s" ref={heading} tabIndex={-1}>
        {round.title}
      </Heading>
      <p>
        <ProgressWords round={round} />
      </p>
      {children}
    </Stack>
  )
}
