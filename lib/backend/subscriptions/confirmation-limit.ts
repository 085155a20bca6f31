import { hasRoom, resetUse } from '../submissions/rate-limits'

/** Whether an address may be asked once more to confirm: once an hour while nobody answers, three times a day. */
export async function mayAskToConfirm(email: string): Promise<boolean> {
  const mailbox = mailboxOf(email)
  return (await hasRoom('confirmationsAnHour', mailbox)) && (await hasRoom('confirmationsADay', mailbox))
}

/** Used after a confirmation, since the reader may come back, and when no email was sent after all. */
export function allowAskingAgain(email: string): Promise<void> {
  return resetUse('confirmationsAnHour', mailboxOf(email))
}

/** What follows a plus sign is a label of the reader's own: all of them arrive at the same place. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
}
