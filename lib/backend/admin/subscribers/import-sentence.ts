import type { SubscriberImport } from '../../subscriptions/import-subscribers'

const OUTCOMES: Record<keyof SubscriberImport['counts'], string> = {
  invited: 'invited',
  exists: 'on the list already',
  left: 'have left the list or cannot be reached, and are not asked again',
  asked: 'were asked a short while ago',
  wrong: 'no email address',
}

/** How far a list of addresses has come. */
export function importSentence({ state, problem, total, done, counts }: SubscriberImport): string {
  if (state === 'failed') return problem
  if (state === 'reading') return 'The file is being read …'
  const outcomes = (Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[]).filter((name) => counts[name] > 0).map((name) => `${counts[name]} ${OUTCOMES[name]}`)
  const progress = state === 'done' ? `${total} ${total === 1 ? 'row' : 'rows'} read` : `${done} of ${total} rows so far`
  return `${[progress, ...outcomes].join('; ')}.`
}
