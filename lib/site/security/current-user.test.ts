import { isActivated, isSignedIn, isStaffMember, mayEditContent } from './current-user'

test.each([
  { user: { role: 'user', isActivated: true }, signedIn: true, activated: true, staff: false, edits: false },
  { user: { role: 'user', isActivated: false }, signedIn: true, activated: false, staff: false, edits: false },
  { user: { role: 'user' }, signedIn: true, activated: false, staff: false, edits: false },
  { user: { role: 'door', isActivated: true }, signedIn: false, activated: false, staff: false, edits: false },
  { user: { role: 'juror', isActivated: true }, signedIn: false, activated: false, staff: false, edits: false },
  { user: { role: 'desk', isActivated: true }, signedIn: false, activated: false, staff: true, edits: false },
  { user: { role: 'editor', isActivated: true }, signedIn: false, activated: false, staff: true, edits: true },
  { user: null, signedIn: false, activated: false, staff: false, edits: false },
] as const)('of $user: signed in $signedIn, activated $activated, staff $staff', ({ user, signedIn, activated, staff, edits }) => {
  expect([isSignedIn(user), isActivated(user), isStaffMember(user), mayEditContent(user)]).toEqual([signedIn, activated, staff, edits])
})
