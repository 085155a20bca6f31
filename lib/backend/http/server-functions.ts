import { hasStaffRole } from '../access/rules'
import { identifyCaller } from '../cms/cms'

/** What the staff screens ask for. The CMS looks names up in an object, where it also finds inherited members. */
const SERVER_FUNCTIONS: readonly unknown[] = [
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
]

/** Whether a server function of the CMS has this name, and the caller an account with staff screens. Anybody can call by any name. */
export async function mayCallServerFunction(name: unknown, headers: Headers): Promise<boolean> {
  return SERVER_FUNCTIONS.includes(name) && hasStaffRole(await identifyCaller(headers))
}
