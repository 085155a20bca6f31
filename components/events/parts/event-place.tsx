import { Fragment } from 'react'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { keepNumbers } from '@/lib/site/text/keep-together'
import { placePartsOf } from '@/lib/site/text/place'

/** A part of several lines begins on the line of its label. */
const WHOLE = { display: 'inline-block', verticalAlign: 'top' }

/** Where an event takes place, in one line; where that is too long, no line breaks within the address while it fits. */
export function EventPlace({ event }: { event: Event }) {
  const parts = placePartsOf(event)
  return (
    <span lang={languageOf(event, 'venue')}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span style={WHOLE}>{keepNumbers(index < parts.length - 1 ? `${part},` : part)}</span>
        </Fragment>
      ))}
    </span>
  )
}
