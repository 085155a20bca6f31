import useSWR from 'swr'
import { callProblem, read, type CallProblem } from './review-api'

interface Read<Answer> {
  answer: Answer | undefined
  problem: CallProblem | null
  retry: () => void
}

/** Reads from the API. What was read stays on the screen while it is read again, in another language for one, and when the network is lost. */
export function useRead<Answer>(address: string): Read<Answer> {
  const { data, error, mutate } = useSWR<Answer, unknown>(address, read<Answer>, { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false })
  return { answer: data, problem: error === undefined ? null : callProblem(error), retry: () => void mutate() }
}
