export { applicantAudience } from './applicant-audience'
export { APPLICATION_SAMPLES } from './emails'
