import type { ComingEvent } from './coming-events'

export function hasRegistrations({ takesRegistrations, numbers }: ComingEvent): boolean {
  return takesRegistrations || countPeople(numbers) > 0
}

export function hasApplications({ takesApplications, applications }: ComingEvent): boolean {
  return takesApplications || applications > 0
}

function countPeople({ registered, waiting, offered }: ComingEvent['numbers']): number {
  return registered + waiting + offered
}
