import { ContractError } from '@/lib/contract/errors'
import { answerNativeForm, isNativeForm } from './native-form'
import { transport } from './transport'

/** Answers whatever comes to `/api`: calls of the contract, and forms that were posted without a script. */
export async function answerAtFrontDoor(request: Request): Promise<Response> {
  const send = await transport()
  if (!isNativeForm(request)) return send(request)
  try {
    return await answerNativeForm(request, send)
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    return Response.json(error.toBody(), { status: error.status, headers: { 'X-Robots-Tag': 'noindex' } })
  }
}
