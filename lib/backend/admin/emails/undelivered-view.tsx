import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isDesk } from '../../access/rules'
import { findUndeliveredTickets } from '../../registrations/undelivered-tickets'
import { StaffTable } from '../staff-table'
import { StaffView } from '../staff-view'
import { formatSiteTime } from '../times/site-time'

/** Whom to call: the guests of coming events whose tickets did not arrive. */
export async function UndeliveredView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isDesk(req)) redirect('/admin')
  const tickets = await findUndeliveredTickets(req.payload)
  return (
    <StaffView view={view}>
      <h1>Tickets that did not arrive</h1>
      {tickets.length === 0 ? (
        <p>All tickets for coming events are on their way or have arrived, as far as mail servers say.</p>
      ) : (
        <>
          <p>Call these guests, correct the address in their registration and save: the ticket goes to the new one by itself.</p>
          <StaffTable
            headings={['Name', 'Phone', 'Address', 'Event', 'Reason', 'When']}
            rows={tickets.map(({ id, fullName, phone, email, event, reason, at }) => ({
              key: id,
              href: `/admin/collections/registrations/${id}`,
              cells: [
                fullName,
                phone ? <a key="phone" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a> : '–',
                email,
                event,
                reason,
                formatSiteTime(at),
              ],
            }))}
          />
        </>
      )}
    </StaffView>
  )
}
