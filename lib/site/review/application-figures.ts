import type { ApplicationFigures, Stages } from '@/lib/contract/review/decisions'

/** What is counted of an application; an empty text stands for what was not given. */
export interface CountedApplication {
  country: string
  /** Such as `2027-01-09`. */
  day: string
  source: string
  stage: string
  isRead: boolean
  isAccepted: boolean
}

const NONE: Stages = { applied: 0, read: 0, accepted: 0 }

export const NO_APPLICATIONS: ApplicationFigures = { total: NONE, byCountry: {}, byDay: {}, bySource: {}, byStage: {} }

export function countApplications(applications: readonly CountedApplication[]): ApplicationFigures {
  return addFigures(...applications.map(toFigures))
}

export function addFigures(...all: ApplicationFigures[]): ApplicationFigures {
  const groups = (name: 'byCountry' | 'byDay' | 'bySource' | 'byStage') => {
    const sums = new Map<string, Stages>()
    for (const figures of all) for (const [key, stages] of Object.entries(figures[name])) sums.set(key, sum(sums.get(key) ?? NONE, stages))
    return Object.fromEntries([...sums].sort(([one], [other]) => (one < other ? -1 : 1)))
  }
  return { total: all.reduce((total, figures) => sum(total, figures.total), NONE), byCountry: groups('byCountry'), byDay: groups('byDay'), bySource: groups('bySource'), byStage: groups('byStage') }
}

function toFigures({ country, day, source, stage, isRead, isAccepted }: CountedApplication): ApplicationFigures {
  const one = { applied: 1, read: Number(isRead), accepted: Number(isAccepted) }
  return { total: one, byCountry: { [country]: one }, byDay: { [day]: one }, bySource: { [source]: one }, byStage: { [stage]: one } }
}

function sum(one: Stages, other: Stages): Stages {
  return { applied: one.applied + other.applied, read: one.read + other.read, accepted: one.accepted + other.accepted }
}
