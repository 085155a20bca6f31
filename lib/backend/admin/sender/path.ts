export const SENDER = '/admin/sender'
