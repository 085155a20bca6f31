import { toast } from '@payloadcms/ui'
import { requestAsStaff } from './staff-request'

/** Sends a request to the staff's API and shows its answer as a toast. @returns whether it succeeded */
export async function sendDeskRequest(path: string, body?: object, onRefusal?: (problem: string) => void): Promise<boolean> {
  const answer = await requestAsStaff('POST', path, body, onRefusal)
  if (answer) toast.success(answer.message ?? 'Done.')
  return answer !== null
}
