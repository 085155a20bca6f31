import type { ContractError } from '@/lib/contract/errors'

export function errorResponse(error: ContractError): Response {
  return Response.json(error.toBody(), { status: error.status, headers: { 'X-Robots-Tag': 'noindex' } })
}
