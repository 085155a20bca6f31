import { Forbidden, type Endpoint, type Payload } from 'payload'
import { z } from 'zod'
import { isAdministrator } from '../access/rules'
import { refusal } from '../access/refusal'
import { readValue, saveValue } from '../database/key-values'
import { checkSender } from './check-sender'
import { explainCheck, type ExplainedCheck } from './explain'

const LAST_CHECK = 'sender-check'

const BodySchema = z.object({ selector: z.string().trim().max(63).regex(/^[\w.-]*$/).default('') })

/** `POST /cms/api/sender/check`, for administrators: asks the DNS and the mail server now. */
export const checkSenderEndpoint: Endpoint = {
  path: '/sender/check',
  method: 'post',
  handler: async (req) => {
    if (!isAdministrator(req)) throw new Forbidden(req.t)
    const body = BodySchema.safeParse(await req.json?.().catch(() => ({})))
    if (!body.success) throw refusal('The selector is a name in the DNS, such as google or s1.', 400)
    const check = explainCheck(await checkSender(body.data.selector || undefined))
    await saveValue(req.payload, LAST_CHECK, check)
    return Response.json(check, { headers: { 'Cache-Control': 'private, no-store' } })
  },
}

/** What the last check found. */
export function readLastCheck(payload: Payload): Promise<ExplainedCheck | null> {
  return readValue<ExplainedCheck>(payload, LAST_CHECK)
}
