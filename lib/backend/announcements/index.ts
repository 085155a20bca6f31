export type { Announcement, Progress } from './announcement'
export type { Audience } from './audience'
