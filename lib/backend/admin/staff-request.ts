import { toast } from '@payloadcms/ui'

export const UNREACHABLE = 'The site cannot be reached. Check the connection and press the button again.'

interface Answer {
  message?: string
  /** With those of single fields. */
  errors?: { message: string; data?: { errors?: { message: string }[] } }[]
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
  onRefusal(response ? reasonOf(answer?.errors?.[0]) : UNREACHABLE)
  return null
}

function reasonOf(error: NonNullable<Answer['errors']>[number] | undefined): string {
  const fields = error?.data?.errors?.map(({ message }) => message) ?? []
  return fields.join(' ') || (error?.message ?? 'Something went wrong. Please try again.')
}

/** Sends a request to the staff's API and shows its answer as a toast. @returns whether it succeeded */
export async function sendDeskRequest(path: string, body?: object, onRefusal?: (problem: string) => void): Promise<boolean> {
  const answer = await requestAsStaff('POST', path, body, onRefusal)
  if (answer) toast.success(answer.message ?? 'Done.')
  return answer !== null
}

/** Reads an answer for a screen that shows it. @throws an error whose cause is the status of a refusal */
export async function readAnswer<Data>(address: string): Promise<Data> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`, { cause: answer.status })
  return (await answer.json()) as Data
}

/** Goes to another page of the CMS. It is never done, so that the button which led there stays busy. */
export function leaveFor(path: string): Promise<never> {
  window.location.assign(path)
  return new Promise(() => undefined)
}
