import { resourceUrl } from '@/lib/site/resource-url'

/**
 * Applies the resource path rule to every picture in an answer, however deep it lies.
 *
 * @param answer parsed JSON of the contract
 * @param baseUrl the resource base address; empty for the site's own origin
 */
export function resolveImages<Answer>(answer: Answer, baseUrl: string): Answer {
  return resolve(answer, baseUrl) as Answer
}

function resolve(value: unknown, baseUrl: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolve(entry, baseUrl))
  if (typeof value !== 'object' || value === null) return value
  const isPicture = 'url' in value && 'width' in value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      isPicture && name === 'url' ? resourceUrl(String(part), baseUrl) : resolve(part, baseUrl),
    ]),
  )
}
