/** The fields in which a date is asked, in the order of the page. */
export const DATE_PARTS = ['day', 'month', 'year'] as const

export type DatePart = (typeof DATE_PARTS)[number]
export type DateParts = Partial<Record<DatePart, string>>

/** The name of a control, such as `birthDate:day`. */
export function datePartName(field: string, part: DatePart): string {
  return `${field}:${part}`
}

/** The arguments of `datePartName`; null for any other name. */
export function parseDatePartName(name: string): { field: string; part: DatePart } | null {
  const [field = '', part] = name.split(/:(day|month|year)$/)
  return part ? { field, part: part as DatePart } : null
}

/** `2027-05-13`, or as much of it as was typed; empty where nothing was. */
export function toDate(parts: DateParts): string {
  const [day, month, year] = DATE_PARTS.map((part) => parts[part]?.trim() ?? '') as [string, string, string]
  return day || month || year ? [year, twoDigits(month), twoDigits(day)].join('-') : ''
}

/** The typed text of each field of a date. */
export function toDateParts(date: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(.*)-(.*?)-(.*?)$/s.exec(date) ?? []
  return { day: withoutZeros(day), month: withoutZeros(month), year }
}

function twoDigits(number: string): string {
  return /^\d$/.test(number) ? `0${number}` : number
}

function withoutZeros(number: string): string {
  return number.replace(/^0+(?=\d)/, '')
}
