/** The forms of the site. */
export type FormName = 'subscribeBlock' | 'subscribe' | 'contact' | 'careers' | 'registration' | 'ownRegistration' | 'application'
