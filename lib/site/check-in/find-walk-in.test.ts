import { findWalkIn } from './find-walk-in'

const NINO = { fullName: 'Nino Beridze', isHost: true, isIn: false }
const LUKA = { fullName: 'Luka', isHost: false, isIn: false }

test.each([
  { who: 'the guest, in another script', group: [NINO, LUKA], fullName: 'ნინო ბერიძე', found: NINO },
  { who: 'a companion', group: [NINO, LUKA], fullName: 'ლუკა', found: LUKA },
  { who: 'the guest, where somebody else comes first', group: [NINO, LUKA], fullName: 'Ana', found: NINO },
  { who: 'nobody, once the guest is in', group: [{ ...NINO, isIn: true }, LUKA], fullName: 'Ana', found: undefined },
  { who: 'nobody, with an address of their own', group: [], fullName: 'Ana', found: undefined },
])('a walk-in is $who', ({ group, fullName, found }) => {
  expect(findWalkIn(group, fullName)).toEqual(found)
})
