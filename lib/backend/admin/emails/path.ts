export const UNDELIVERED = '/admin/undelivered-tickets'
