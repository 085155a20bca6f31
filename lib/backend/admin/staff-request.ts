import { toast } from '@payloadcms/ui'
import { UNREACHABLE } from './saving/unreachable'

interface Answer {
  message?: string
  errors?: { message: string }[]
}

/** Sends a request to the staff's API. A refusal is shown as a toast, or passed to `onRefusal`. @returns the answer, or null after a refusal */
export async function requestAsStaff<Data>(
  method: 'GET' | 'POST',
  path: string,
  body: object = {},
  onRefusal: (problem: string) => void = toast.error,
): Promise<(Data & Answer) | null> {
  const response = await fetch(`/cms/api/${path}`, {
    method,
    ...(method === 'POST' && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as (Data & Answer) | null
  if (response?.ok) return answer ?? ({} as Data & Answer)
  onRefusal(response ? (answer?.errors?.[0]?.message ?? 'Something went wrong. Please try again.') : UNREACHABLE)
  return null
}
