/**
 * How many of something a test makes: enough to show the rule, or, in a thorough run, as many as a large event brings.
 *
 * @template Value
 * @param {Value} few
 * @param {Value} many
 */
export function amount(few, many) {
  return process.env.TEST_AMOUNTS === 'many' ? many : few
}
