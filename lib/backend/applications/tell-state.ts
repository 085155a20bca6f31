import type { CollectionBeforeChangeHook } from 'payload'
import { isStaff } from '../access/rules'
import type { Accelerator } from '../payload-types'

/** Whatever staff set is told at once, and with it what they wrote for the applicant. */
export const tellState: CollectionBeforeChangeHook<Accelerator> = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || !isStaff(req) || data.state === undefined || data.state === originalDoc.state) return data
  const { state, textForApplicant = originalDoc.textForApplicant, confirmBy = originalDoc.confirmBy } = data
  // Nobody could confirm a place by a moment that is over.
  const isOver = Date.parse(confirmBy ?? '') < Date.now()
  return { ...data, toldState: state, toldText: textForApplicant, intended: null, ...(state === 'accepted' && { comes: null, ...(isOver && { confirmBy: null }) }) }
}
