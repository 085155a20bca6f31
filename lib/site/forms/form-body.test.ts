import { toFormBody } from './form-body'

test('fields become the body of the contract', () => {
  const fields = new URLSearchParams('email=a@b.ge&consent=true&answers.diet=vegan&answers.days=1&answers.days=2')
  const body = { email: 'a@b.ge', consent: true, answers: { diet: 'vegan', days: ['1', '2'] } }
  expect(structuredClone(toFormBody(fields))).toEqual(body)
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  expect(structuredClone(toFormBody(form))).toEqual(body)
})

test('the parts of a date become one, whatever their order', () => {
  const typed = 'birthDate:year=1990&email=a@b.ge&birthDate:day=3&birthDate:month=5'
  expect(structuredClone(toFormBody(new URLSearchParams(typed)))).toEqual({ birthDate: '1990-05-03', email: 'a@b.ge' })
  const empty = 'birthDate:day=&birthDate:month=&birthDate:year='
  expect(structuredClone(toFormBody(new URLSearchParams(empty)))).toEqual({ birthDate: '' })
})

test('no name of a field reaches beyond the body', () => {
  expect(Object.keys(toFormBody(new URLSearchParams('__proto__.x=1')))).toEqual(['__proto__'])
  expect(({} as { x?: unknown }).x).toBeUndefined()
})
