import { asList, plain, relatedIdentifier, relatedKey, text } from '../reading/fields'
import { toImage } from '../reading/images'
import type { ListSource } from '../reading/sources'

/** How the entries of an agenda are read: by their start. */
export const sessions: ListSource = {
  collection: 'sessions',
  order: ['startsAt'],
  eventPath: 'event',
  localizedSearch: true,
  fields: {
    event: relatedIdentifier('event'),
    sessionDay: relatedKey('sessionDay'),
    title: text('title'),
    description: text('description'),
    startsAt: plain('startsAt'),
    endsAt: plain('endsAt'),
    stage: text('stage'),
    format: plain('format'),
    speakers: {
      needs: ['speakers'],
      isDeep: true,
      read: (document, reading) =>
        asList(document.speakers).map((speaker) => ({
          _id: String(speaker.id),
          identifier: speaker.identifier,
          fullName: reading.pick('speakers', speaker.fullName) ?? '',
          photo: toImage(speaker.photo, reading),
        })),
    },
  },
}
