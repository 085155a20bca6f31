import { ContractError, ERROR_STATUS, ErrorBodySchema, isContractError, type ErrorCode } from './errors'

const STATUSES: [ErrorCode, number][] = [
  ['malformed', 400],
  ['unauthorized', 401],
  ['forbidden', 403],
  ['notFound', 404],
  ['methodNotAllowed', 405],
  ['duplicate', 409],
  ['conflict', 409],
  ['preconditionFailed', 412],
  ['tooLarge', 413],
  ['unsupportedMediaType', 415],
  ['invalid', 422],
  ['tooManyRequests', 429],
  ['internal', 500],
  ['badGateway', 502],
  ['unavailable', 503],
  ['gatewayTimeout', 504],
]

test('every code is looked at', () => {
  expect(STATUSES.map(([code]) => code)).toEqual(Object.keys(ERROR_STATUS))
})

test.each(STATUSES)('%s is answered with %i', (code, status) => {
  expect(new ContractError(code, 'What is wrong.').status).toBe(status)
})

test.each([
  { fields: undefined, body: { error: { code: 'invalid', message: 'Look again.' } } },
  {
    fields: { email: 'Not an address' },
    body: { error: { code: 'invalid', message: 'Look again.', fields: { email: 'Not an address' } } },
  },
])('the body tells what is wrong with $fields', ({ fields, body }) => {
  const answer = new ContractError('invalid', 'Look again.', fields).toBody()
  expect(answer).toEqual(body)
  expect(Object.keys(answer.error)).toEqual(Object.keys(body.error))
  expect(ErrorBodySchema.parse(answer)).toEqual(body)
})

test.each([null, 'Not found', { message: 'Not found' }, { error: 'Not found' }, { error: { code: 404, message: 'x' } }])(
  '%j is no error of the contract',
  (body) => {
    expect(ErrorBodySchema.safeParse(body).success).toBe(false)
  },
)

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
