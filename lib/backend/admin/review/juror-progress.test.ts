import type { ReviewAssignment } from '@/lib/contract/review/reviews'
import { jurorProgress } from './juror-progress'

const juror = (id: string) => ({ id, fullName: id, email: '', isActive: true })
const read = (id: string | null, state: ReviewAssignment['state']) => ({ state, juror: id === null ? null : { _id: id, fullName: id } }) as ReviewAssignment

test('who has most left comes first, conflicts do not count, and former jurors are named last', () => {
  const assignments = [read('ana', 'sent'), read('ana', 'open'), read('luka', 'draft'), read('luka', 'open'), read('luka', 'conflict'), read('gone', 'sent'), read(null, 'sent')]
  expect(jurorProgress([juror('ana'), juror('luka'), juror('new')], assignments).map(({ id, total, sent, conflicts, isActive }) => [id, total, sent, conflicts, isActive])).toEqual([
    ['luka', 2, 0, 1, true],
    ['ana', 2, 1, 0, true],
    ['new', 0, 0, 0, true],
    ['gone', 1, 1, 0, false],
    ['former', 1, 1, 0, false],
  ])
})
