import { scanStatusOf, type TicketScan } from './scan-status'

/** Such as "A 10:00" or "A 10:00 undo". */
function scan(text: string): TicketScan {
  const [device = '', time = '', undo] = text.split(' ')
  return { id: text, device, at: `2027-05-13T${time}:00.000Z`, isUndo: undo === 'undo' }
}

const rows: [scans: string[], entry: string | null, duplicates: string[]][] = [
  [[], null, []],
  [['A 10:00'], 'A 10:00', []],
  [['B 10:05', 'A 10:00', 'C 10:01'], 'A 10:00', ['C 10:01', 'B 10:05']],
  [['A 10:00', 'A 10:02'], 'A 10:00', ['A 10:02']],
  [['A 10:00', 'A 10:01 undo'], null, []],
  [['A 10:00', 'A 10:01 undo', 'A 10:02'], 'A 10:02', []],
  // The guest at B is in, whatever A mistook.
  [['A 10:00', 'B 10:05', 'A 10:06 undo'], 'B 10:05', []],
  // Whoever takes back what others did has seen all of it.
  [['A 10:00', 'B 10:05', 'C 10:06 undo'], null, []],
  [['A 10:00 undo', 'A 10:01'], 'A 10:01', []],
]

test.each(rows)('%j: %s stands', (texts, entry, duplicates) => {
  for (const order of [texts, [...texts].reverse()]) {
    const result = scanStatusOf(order.map(scan))
    expect(result.entry?.id ?? null).toBe(entry)
    expect(result.duplicates.map(({ id }) => id)).toEqual(duplicates)
  }
})
