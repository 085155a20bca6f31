import type { CollectionBeforeChangeHook } from 'payload'
import { isStaff } from '../access/rules'
import type { Accelerator } from '../payload-types'

/** Whatever staff set is told at once, and with it what they wrote for the applicant. */
export const tellState: CollectionBeforeChangeHook<Accelerator> = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || !isStaff(req) || data.state === undefined || data.state === originalDoc.state) return data
  const { state, textForApplicant = originalDoc.textForApplicant } = data
  return { ...data, toldState: state, toldText: textForApplicant, ...(state === 'accepted' && { comes: null }) }
}
