import { ContractError, ErrorBodySchema, isContractError } from './errors'

test.each([
  { fields: undefined, body: { error: { code: 'invalid', message: 'Look again.' } } },
  { fields: { email: 'Bad' }, body: { error: { code: 'invalid', message: 'Look again.', fields: { email: 'Bad' } } } },
])('the body tells what is wrong with $fields', ({ fields, body }) => {
  const answer = new ContractError('invalid', 'Look again.', fields).toBody()
  expect(answer).toEqual(body)
  expect(Object.keys(answer.error)).toEqual(Object.keys(body.error))
  expect(ErrorBodySchema.parse(answer)).toEqual(body)
})

/** As another bundle throws it. */
class ForeignError extends Error {
  readonly code = 'tooManyRequests'
  readonly status: number = 429
  toBody() {}
}

test('an error of the contract is told by its fields, whatever class it has', () => {
  expect([new ContractError('invalid', 'x'), new ForeignError('x')].map(isContractError)).toEqual([true, true])
  const others = [new Error('x'), Object.assign(new ForeignError('x'), { status: 500 }), Object.assign(new ForeignError('x'), { code: 'toString' }), { ...new ForeignError('x') }, null, 'x']
  expect(others.map(isContractError)).toEqual(others.map(() => false))
})
