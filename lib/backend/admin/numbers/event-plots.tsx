import type { Payload } from 'payload'
import { isLocale, LOCALE_TABLE } from '@/lib/i18n/locales'
import { readCheckInFigures } from '../../check-in'
import { applicantAudience } from '../../applications'
import { countRegistrations } from '../../registrations/numbers'
import { guestsByCountry } from '../../retention'
import { readApplicationFigures } from '../../review'
import { ApplicationPlots } from './application-plots'
import { dayName, toEveryDay } from './every-day'
import { namedCountries, namedRows } from './named-rows'
import { CHECK_IN } from '@/lib/site/constants'
import { Figures } from '../figures'
import { NUMBERS } from '../paths'
import { Plot } from './plot'
import styles from '../staff.module.css'

interface EventPlotsProps {
  event: { id: string; title: string; identifier: string; timezone: string; capacity: number | null }
  payload: Payload
}

export async function EventPlots({ event: { id, title, identifier, timezone, capacity }, payload }: EventPlotsProps) {
  const [figures, numbers, deleted, applications] = await Promise.all([readCheckInFigures(payload, id, timezone), countRegistrations(payload, id, timezone, applicantAudience), guestsByCountry(payload, id), readApplicationFigures(payload, id)])
  const { registered, waiting, taken, withdrawn } = numbers
  const seats = [
    ['Checked in', `${figures.here} of ${registered}`],
    ['Walk-ins', figures.walkIns],
    ['Seats taken', capacity === null ? taken : `${taken} of ${capacity}`],
    ['On the waiting list', waiting],
    ['Cancelled', withdrawn],
  ] as const
  return (
    <>
      <h1>{`${title}: numbers`}</h1>
      <p className={styles.links}>
        <a href={`${CHECK_IN}/${identifier}`}>Check in guests</a>
        <a href={NUMBERS}>Other events</a>
      </p>
      <Figures rows={seats} />
      <Plot title="Guests who came in, by quarter of an hour" heading={`From (${timezone})`} rows={figures.byQuarter} kind="columns" fileName={`${identifier}-check-in`} />
      <Plot title="Registrations by day" heading="Day" rows={toEveryDay(numbers.byDay).map(({ day, count }) => ({ label: dayName(day), count }))} kind="columns" fileName={`${identifier}-days`} />
      <Plot title="Guests by country" heading="Country" rows={namedCountries(figures.byCountry, deleted)} kind="bars" fileName={`${identifier}-countries`} />
      <Plot
        title="Guests by language"
        heading="Language"
        rows={namedRows(figures.byLanguage, (code) => (isLocale(code) ? LOCALE_TABLE[code].ownName : code))}
        kind="bars"
        fileName={`${identifier}-languages`}
      />
      <Plot title="Guests by organisation" heading="Organisation" rows={namedRows(figures.byOrganization, (name) => name)} kind="bars" fileName={`${identifier}-organisations`} />
      {applications.total.applied > 0 && <ApplicationPlots figures={applications} identifier={identifier} />}
    </>
  )
}
