import { NameSchema, OptionalVisitorNameSchema } from './contact-fields'

test.each([
  ['Ni\u200Bno \u00ADBer\u00ADidze', 'Nino Beridze'],
  ['\uFEFF Nino\u2060 \u200B Beridze \u200E', 'Nino Beridze'],
  ['نیکی\u200Cپور', 'نیکی\u200Cپور'],
  ['ක්\u200Dෂ', 'ක්\u200Dෂ'],
  ['👩🏽\u200D💻', '👩🏽\u200D💻'],
  ['Nino\u200D Beridze\u200C', 'Nino Beridze'],
])('of the name %j is stored %j', (typed, stored) => {
  expect(NameSchema.parse(typed)).toBe(stored)
})

test.each(['\u200B\u200B', '\u00AD', ' \u200D ', '\u2060\uFEFF'])('%j is no name', (typed) => {
  expect(NameSchema.safeParse(typed).success).toBe(false)
  expect(OptionalVisitorNameSchema.parse(typed)).toBe('')
})
