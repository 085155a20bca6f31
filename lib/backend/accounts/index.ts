export { isDeactivated } from './deactivation'
export { withoutOwnPassword } from './invite'
export { openInvitation } from './password-link'
