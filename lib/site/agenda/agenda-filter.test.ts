import { filterOf, isFiltering, passes } from './agenda-filter'

const panel = { stageKey: 'Main Hall', format: 'panel', speakers: ['nino', 'levan'] }

test.each([
  { view: {}, through: true, narrows: false },
  { view: { day: '2027-05-13', page: '2' }, through: true, narrows: false },
  { view: { stage: 'Main Hall' }, through: true, narrows: true },
  { view: { format: 'panel', speaker: 'levan' }, through: true, narrows: true },
  { view: { format: 'panel', speaker: 'tamar' }, through: false, narrows: true },
])('with $view in the address the panel is let through: $through', ({ view, through, narrows }) => {
  expect(passes(panel, filterOf(view))).toBe(through)
  expect(isFiltering(filterOf(view))).toBe(narrows)
})
