export { applicantAudience } from './applicant-audience'
export { APPLICATION_SAMPLES } from './emails'
export { eraseDrafts } from './drafts/erase-drafts'
export { deleteDoomed, doomFiles, forgetOldFiles } from './files/forget-files'
