import type { UIFieldServerProps } from 'payload'
import { isDesk, isEditor, maySendNewsletters } from '../../access/rules'
import { findUncertainRecipients } from '../../newsletters/uncertain'
import { UncertainList } from '../emails/uncertain-list'
import { SendingPanel } from './sending-panel'

/** What can be done with a letter, and what became of it. */
export async function SendingField({ id, user, payload }: UIFieldServerProps) {
  if (!id) return <p>Save the letter first: then you can send a test to yourself here, and send the letter.</p>
  const request = { user: user ?? null }
  const uncertain = isDesk(request) ? await findUncertainRecipients(payload, String(id)) : []
  return (
    <>
      <SendingPanel id={String(id)} maySend={maySendNewsletters(request)} isWriter={isEditor(request)} />
      <UncertainList people={uncertain.map(({ id: key, email, fullName }) => ({ href: `/admin/collections/subscriptions/${key}`, name: fullName ? `${fullName}, ${email}` : email }))} />
    </>
  )
}
