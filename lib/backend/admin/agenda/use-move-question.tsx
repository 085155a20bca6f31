import { toast, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { MovePlan } from '@/lib/backend/agenda/move-plan'
import { noteAskedByForm } from '../consequences/asked-by-form'
import type { ConfirmDialog } from '../dialogs/confirm-before-click'
import { requestAsStaff } from '../staff-request'
import { MoveDialog } from './move-dialog'

/** Asks, where an event in its form has moved, whether its days and sessions move along. */
export function useMoveQuestion(verb: 'Publish' | 'Save') {
  const { id } = useDocumentInfo()
  const { getData, dispatchFields } = useForm()

  /** @param onCancel called when nothing is saved */
  return async (onCancel?: () => void): Promise<ConfirmDialog | 'proceed' | 'stop'> => {
    const { startsAt, endsAt, timezone } = getData() as { startsAt?: string; endsAt?: string; timezone?: string }
    // Without the question, the agenda would stay behind.
    const failed = (problem: string) => toast.error(`The event was not saved. ${problem}`)
    const plan = await requestAsStaff<MovePlan>('POST', `events/${id}/agenda-move`, { startsAt, endsAt, timezone }, failed)
    if (!plan) return 'stop'
    noteAskedByForm(`events/${id}`, ['agenda'])
    if (plan.moves.length === 0) return 'proceed'
    return ({ proceed, cancel }) => {
      const answer = (isMoved: boolean) => {
        dispatchFields({ type: 'UPDATE', path: 'moveAgenda', value: isMoved })
        proceed()
      }
      return <MoveDialog verb={verb} plan={plan} timeZone={timezone ?? ''} onAnswer={answer} onCancel={() => (onCancel?.(), cancel())} />
    }
  }
}
