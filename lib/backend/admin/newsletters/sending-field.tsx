import type { UIFieldServerProps } from 'payload'
import { isDesk, isEditor, maySendNewsletters } from '../../access/rules'
import { findUncertainRecipients } from '../../newsletters/uncertain'
import { SendingPanel } from './sending-panel'

/** What can be done with a letter, and what became of it. */
export async function SendingField({ id, user, payload }: UIFieldServerProps) {
  if (!id) return <p>Save the letter first: then you can send a test to yourself here, and send the letter.</p>
  const request = { user: user ?? null }
  const uncertain = isDesk(request) ? await findUncertainRecipients(payload, String(id)) : []
  return (
    <>
      <SendingPanel id={String(id)} maySend={maySendNewsletters(request)} isWriter={isEditor(request)} />
      {uncertain.length > 0 && (
        <section aria-labelledby="uncertain-recipients">
          <h3 id="uncertain-recipients">Uncertain</h3>
          <p>These emails were cut off while they were handed over, so they may have arrived. They are not sent again by themselves: ask the person.</p>
          <ul>
            {uncertain.map(({ id: key, email, fullName }) => (
              <li key={key}>
                <a href={`/admin/collections/subscriptions/${key}`}>{fullName ? `${fullName}, ${email}` : email}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
