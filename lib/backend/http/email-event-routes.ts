import { ContractError } from '@/lib/contract/errors'
import { readBodyText } from '@/lib/site/forms/body-text'
import { env } from '@/lib/env'
import { cms } from '../cms/cms'
import { noteReport, PROVIDERS } from '../email-events'
import type { Api } from './api-route'

/** `POST /api/emailEvents/<provider>`: what became of emails, as the provider that sent them says. */
export function registerEmailEvents(api: Api): void {
  api.post('/api/emailEvents/:provider', async (context) => {
    const provider = PROVIDERS.get(context.req.param('provider'))
    if (!provider?.isConfigured(env())) throw new ContractError('notFound', 'There is nothing at this address.')
    const body = await readBodyText(context.req.raw)
    const reports = await provider.read({ headers: context.req.raw.headers, body, now: Date.now() }, env())
    if (!reports) throw new ContractError('forbidden', 'This request does not prove who sends it.')
    const payload = await cms()
    for (const report of reports) await noteReport(payload, report)
    return context.body(null, 204)
  })
}
