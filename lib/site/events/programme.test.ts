import { programmeOf, type ProgrammeEvent } from './programme'

const NOW = Date.parse('2027-01-01T00:00:00Z')

const summit: ProgrammeEvent = {
  _id: 'summit',
  kind: 'summit',
  isApplyActive: true,
  status: 'scheduled',
  timezone: 'Asia/Tbilisi',
  startsAt: '2027-06-01T08:00:00Z',
  endsAt: '2027-06-03T18:00:00Z',
  application: null,
}
const accelerator: ProgrammeEvent = { ...summit, _id: 'accelerator', kind: 'accelerator', startsAt: '2027-03-01T08:00:00Z', endsAt: '2027-05-01T18:00:00Z' }
const later: ProgrammeEvent = { ...accelerator, _id: 'later', startsAt: '2028-03-01T08:00:00Z', endsAt: '2028-05-01T18:00:00Z' }
const running: ProgrammeEvent = { ...accelerator, _id: 'running', startsAt: '2026-11-01T08:00:00Z', endsAt: '2027-02-01T18:00:00Z' }
const closed = { opensAt: null, closesAt: '2026-12-01T00:00:00Z' }

test.each<[string, ProgrammeEvent, ProgrammeEvent[], string]>([
  ['the next accelerator', summit, [summit, later, accelerator], 'accelerator'],
  ['the accelerator whose page it is', later, [summit, accelerator, later], 'later'],
  ['the event itself without an accelerator', summit, [summit], 'summit'],
  ['one whose applications are closed: it is the next all the same', summit, [{ ...accelerator, application: closed }, later], 'accelerator'],
  ['not one that takes none', summit, [{ ...accelerator, isApplyActive: false }, later], 'later'],
  ['not one that is over', summit, [{ ...accelerator, endsAt: '2026-12-31T00:00:00Z' }, later], 'later'],
  ['not one that is cancelled or postponed', summit, [{ ...accelerator, status: 'cancelled' }, { ...later, status: 'postponed' }], 'summit'],
  ['not one that has begun, while another follows', summit, [running, later], 'later'],
  ['one that begins just now as one that has begun', summit, [{ ...running, startsAt: new Date(NOW).toISOString() }, later], 'later'],
  ['one that has begun and still takes applications, where none follows', summit, [running], 'running'],
  ['one without a date before one that has begun', summit, [running, { ...later, startsAt: null, endsAt: null }], 'later'],
  ['the event itself where nobody can apply', { ...summit, isApplyActive: false }, [accelerator], 'summit'],
])('one applies for %s', (_what, event, events, programme) => {
  expect(programmeOf(event, events, NOW)._id).toBe(programme)
})
