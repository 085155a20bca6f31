import { PROJECT_STAGES } from '@/lib/contract/accelerators'
import type { ApplicationFigures } from '@/lib/contract/review/decisions'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { Figures } from '../figures'
import { dayName, toEveryDay } from './every-day'
import { namedCountries, namedRows } from './named-rows'
import { Plot } from './plot'

interface ApplicationPlotsProps {
  figures: ApplicationFigures
  identifier: string
}

type Counts = ApplicationFigures['byCountry']

/** The applications to an event, those included that are deleted. */
export function ApplicationPlots({ figures: { total, byCountry, byDay, bySource, byStage }, identifier }: ApplicationPlotsProps) {
  const t = getTranslations({ locale: DEFAULT_LOCALE, namespace: 'AcceleratorForm' })
  const stageName = (name: string) => {
    const stage = PROJECT_STAGES.find((one) => one === name)
    return stage ? t(stage) : name
  }
  const days = toEveryDay(Object.entries(byDay).map(([day, { applied }]) => ({ day, count: applied })))
  return (
    <>
      <h2>Applications</h2>
      <Figures rows={[['Received', total.applied], ['Read', total.read], ['Accepted', total.accepted]]} />
      <Plot title="Applications by day" heading="Day" rows={days.map(({ day, count }) => ({ label: dayName(day), count }))} kind="columns" fileName={`${identifier}-application-days`} />
      <Plot title="Applications by country" heading="Country" rows={namedCountries(toRows(byCountry), null)} kind="bars" fileName={`${identifier}-application-countries`} />
      <Plot title="Applications by stage of the project" heading="Stage" rows={namedRows(toRows(byStage), stageName)} kind="bars" fileName={`${identifier}-application-stages`} />
      <Plot title="Where the link to the form stood" heading="Source" rows={namedRows(toRows(bySource), (source) => source)} kind="bars" fileName={`${identifier}-application-sources`} />
    </>
  )
}

function toRows(counts: Counts) {
  return Object.entries(counts).map(([label, { applied }]) => ({ label, count: applied }))
}
