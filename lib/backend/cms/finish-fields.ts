import type { Field, SanitizedConfig } from 'payload'

/** As `dateFormat` of the screens, without the zone: the CMS would write AM and PM. */
const CLOCK = { displayFormat: 'd MMMM yyyy, HH:mm', timeFormat: 'HH:mm' }

/** What every field of the CMS has in common: internal ones are no difference between versions, and times have 24 hours. */
export function finishFields(sanitized: SanitizedConfig): SanitizedConfig {
  for (const { fields, versions } of [...sanitized.collections, ...sanitized.globals]) {
    fields.forEach(finish)
    if (versions?.drafts && versions.drafts.schedulePublish) versions.drafts.schedulePublish = { timeFormat: CLOCK.timeFormat }
  }
  return sanitized
}

function finish(field: Field): void {
  if (field.type === 'date' && field.admin) field.admin.date = { ...CLOCK, ...field.admin.date } as typeof field.admin.date
  if (field.admin && 'hidden' in field.admin && field.admin.hidden === true) {
    const { components } = field.admin as { components?: object }
    Object.assign(field.admin, { components: { ...components, Diff: '@/lib/backend/admin/no-difference#NoDifference' } })
  }
  if (field.type === 'tabs') for (const tab of field.tabs) tab.fields.forEach(finish)
  else if ('fields' in field) field.fields.forEach(finish)
}
