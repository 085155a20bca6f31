import type { TooLargeSentences } from './forms/too-large'

/** The account with which staff sign in for the first time. */
export interface FirstAccount {
  email: string
  /** Unset when its owner chose it. */
  password?: string
}

/** What the server cannot know without the backend, which makes the database ready in a process of its own. */
export interface PreparedSite {
  /** That sessions are signed with. */
  secret: string
  account: FirstAccount | null
  /** The names of all that the database must have. */
  migrations: string[]
  sentences: TooLargeSentences
  /** Where pictures lie on this disk, if they do. */
  pictureFolder: string | null
}
