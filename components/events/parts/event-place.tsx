import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { keepNumbers } from '@/lib/site/text/keep-together'
import { placePartsOf } from '@/lib/site/text/place'

/** A part of several lines begins on the line of its label. */
const WHOLE = { display: 'inline-block', verticalAlign: 'top', maxWidth: '100%' }
/** The end of a long address shares its line with the town. */
const FILLED = { ...WHOLE, textWrap: 'wrap' } as const

/** Where an event takes place, in one line; where that is too long, the address and its town stay on one line while they fit. */
export function EventPlace({ event }: { event: Event }) {
  const [first = '', ...rest] = placePartsOf(event)
  return (
    <span lang={languageOf(event, 'venue')}>
      <span style={WHOLE}>{keepNumbers(rest.length > 0 ? `${first},` : first)}</span>
      {rest.length > 0 && (
        <>
          {' '}
          <span style={FILLED}>{keepNumbers(rest.join(', '))}</span>
        </>
      )}
    </span>
  )
}
