import { toFormBody } from './form-body'

test('fields become the body of the contract', () => {
  const fields = new URLSearchParams('email=a@b.ge&consent=true&answers.diet=vegan&answers.days=1&answers.days=2')
  const body = { email: 'a@b.ge', consent: true, answers: { diet: 'vegan', days: ['1', '2'] } }
  expect(structuredClone(toFormBody(fields))).toEqual(body)
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  expect(structuredClone(toFormBody(form))).toEqual(body)
})

test('no name of a field reaches beyond the body', () => {
  expect(Object.keys(toFormBody(new URLSearchParams('__proto__.x=1')))).toEqual(['__proto__'])
  expect(({} as { x?: unknown }).x).toBeUndefined()
})
