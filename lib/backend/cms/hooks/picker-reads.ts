import type { CollectionAfterReadHook, CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { eventPickerTitle } from '@/lib/backend/content/event-picker-title'
import { isLocale, LOCALES, otherLocales } from '@/lib/i18n/locales'
import type { Event } from '@/lib/backend/payload-types'

interface ReadArguments {
  select?: Record<string, unknown>
  where?: Where
  overrideAccess?: boolean
  req: PayloadRequest
}

/** In the context of a request that reads titles for a picker, a list or a heading. */
const IS_PICKER_READ = 'isPickerRead'

/** Shows and finds titles in another language where the present one has none, whenever titles alone are read. */
export function titleInAnyLanguage(title: string, alsoNeeded: readonly string[] = []): CollectionBeforeOperationHook {
  return ({ args, operation, req }) => {
    const { select, where, overrideAccess } = args as ReadArguments
    const { locale } = req
    const isByScreen = operation === 'read' && req.payloadAPI === 'REST' && !overrideAccess
    if (!isByScreen || !select || Object.keys(select).join() !== title || !isLocale(locale)) return args
    req.context[IS_PICKER_READ] = true
    req.fallbackLocale = otherLocales(locale)
    return {
      ...args,
      select: { ...select, ...Object.fromEntries(alsoNeeded.map((name) => [name, true])) },
      ...(where && { where: inAnyLanguage(where, title) }),
    }
  }
}

/** Adds the date and status to the title of an event in a picker, to distinguish events of the same title. */
export const addDatesToPickerTitle: CollectionAfterReadHook<Event> = ({ doc, req }) =>
  req.context[IS_PICKER_READ] ? { ...doc, title: eventPickerTitle(doc) } : doc

/** The fields of an event that its title in pickers is made of. */
export const PICKED_EVENT_FIELDS = ['startsAt', 'endsAt', 'timezone', '_status'] as const

function inAnyLanguage(where: Where, title: string): Where {
  return Object.fromEntries(
    Object.entries(where).flatMap(([name, condition]): [string, Where[string]][] => {
      if (Array.isArray(condition)) return [[name, condition.map((one) => inAnyLanguage(one, title))]]
      return name === title ? [['or', LOCALES.map((locale) => ({ [`${title}.${locale}`]: condition }))]] : [[name, condition]]
    }),
  )
}
