export { applicantAudience } from './applicant-audience'
