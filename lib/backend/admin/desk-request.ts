import { toast } from '@payloadcms/ui'

interface Answer {
  message?: string
  errors?: { message: string }[]
}

/** Sends a request to the staff's API and shows its answer as a toast. @returns whether it succeeded */
export async function sendDeskRequest(path: string, body?: object): Promise<boolean> {
  const response = await fetch(`/cms/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as Answer | null
  if (response?.ok) toast.success(answer?.message ?? 'Done.')
  else toast.error(answer?.errors?.[0]?.message ?? 'Something went wrong. Please try again.')
  return response?.ok ?? false
}
