import { DAY, HOUR, MINUTE } from './text/durations'

/** CSS pixels after which a clear header turns solid. */
export const HEADER_SOLID_SCROLL = 100
/** Milliseconds. */
export const TOAST_DURATION = 3000
/** Milliseconds. */
export const SIGN_OUT_RELOAD_DELAY = 500
/** Local storage: keeps the cookie notice hidden. */
export const POLICIES_CONSENT_KEY = 'policiesConsentShown'
export const POLICIES_CONSENT_VALUE = 'true'
/** Followed by the identifier of an event: the page for the people at its door. */
export const CHECK_IN = '/admin/check-in'

/** Where jurors read applications. */
export const REVIEW = '/admin/review'
export const TOKEN_COOKIE = 'token'
/** Between the two steps of a sign-in. */
export const SIGN_IN_STEP_COOKIE = 'sign-in-step'
/** Tells a browser that has signed in before from strangers' ones. */
export const KNOWN_DEVICE_COOKIE = 'known-device'
/** Seconds. */
export const SIGN_IN_STEP_LENGTH = 5 * 60
/** Tells scripts that there is a session worth reading; it proves nothing. It comes and goes with {@link TOKEN_COOKIE}. */
export const SIGNED_IN_COOKIE = 'signed-in'
/** Seconds: a working day. The admin renews it while it is used. */
export const SESSION_LENGTH = 8 * 60 * 60
/** Milliseconds from a publication that changes what guests were told to the email about it: time to take it back. */
export const AUTOMATIC_ANNOUNCEMENT_DELAY = 30_000
/** Characters that staff may add to an announcement in each language. */
export const MAX_ANNOUNCEMENT_MESSAGE = 2000
/** Characters of the words of staff for the other emails of an event: of a subject or a heading, and of a text. */
export const MAX_EMAIL_LINE = 150
export const MAX_EMAIL_TEXT = 2000
/** Milliseconds. */
export const RESET_LINK_DURATION = HOUR
/** How long an administrator can bring back what staff have deleted. */
export const TRASH_DAYS = 30
/** How long the link of an invitation to staff works, in milliseconds. */
export const INVITATION_DURATION = 7 * DAY
/** Next's own name for the cookie of its draft mode. */
export const PREVIEW_COOKIE = '__prerender_bypass'
export const CSRF_COOKIE = 'XSRF-TOKEN'
export const CSRF_HEADER = 'X-XSRF-TOKEN'
/** Milliseconds that a slide rests. */
export const CAROUSEL_AUTOPLAY = 5000
/** Embla's `duration`, which takes about ten times as many milliseconds. */
export const CAROUSEL_SPEED = 25
/** CSS pixels. */
export const CAROUSEL_DRAG_THRESHOLD = 3
/** Milliseconds that the size must rest before it is measured again. */
export const CAROUSEL_REFRESH_DELAY = 200
/** Seconds: an event ends without a change of content. */
export const EMBEDDED_REVALIDATE = 300
/** Seconds: a remote backend does not tell of changes. */
export const REMOTE_REVALIDATE = 30
/** Milliseconds. */
export const BACKEND_TIMEOUT = 8000
/** Reads of a remote backend that fail in a row before it is left alone for a while. */
export const BACKEND_FAILURES = 3
/** Milliseconds. */
export const BACKEND_PAUSE = 2000
/** Seconds (`Retry-After`). */
export const OUTAGE_RETRY_AFTER = 30
export const PEOPLE_PER_PAGE = 24
/** Milliseconds that typing rests before a search. */
export const SEARCH_DELAY = 250
/** Local storage: the starred sessions, followed by the event's identifier. */
export const AGENDA_PLAN_KEY = 'agendaPlan:'
/** A longer agenda comes day by day, a longer day in parts. */
export const SESSIONS_PER_PAGE = 30
/** Milliseconds. */
export const TAB_ANIMATION = 500
/** Of its width, at each press of a button. */
export const TAB_SCROLL_SHARE = 1 / 3
/** Milliseconds. */
export const NOW_REFRESH = 30_000
/** Milliseconds, for a session without an end, and for an event in calendars. */
export const ASSUMED_LENGTH = HOUR
/** Milliseconds. */
export const SESSION_LIST_REFRESH = 5 * MINUTE
/** Of a picture that staff upload. */
const UPLOAD_MEGABYTES = 25
/** Bytes. */
export const MAX_UPLOAD = UPLOAD_MEGABYTES * 1024 * 1024
/** Bytes of JSON from staff: a list of guests of 5 MB in base64. */
export const MAX_STAFF_JSON = 8 * 1024 * 1024
/** As staff read it. */
export const UPLOAD_LIMIT = `${UPLOAD_MEGABYTES} MB`
/** What staff read about a larger one. */
export const UPLOAD_TOO_LARGE = `This file is too large: the limit is ${UPLOAD_LIMIT}.`
/** What staff read about longer JSON. */
export const JSON_TOO_LARGE = 'This is too much to be saved at once: the limit is 8 MB.'
/** For reading an address by whose origin nothing goes. */
export const ANY_ORIGIN = 'http://site.invalid'
/** Set by our own server, and believed from nobody else. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'
/** People never see this field; whoever fills it in is a program. */
export const HONEYPOT_FIELD = 'homepage'
/** What a form was filled in from, as an entity tag; it travels as `If-Match`. */
export const VERSION_FIELD = 'version'
/** For how long a seat is kept for the next person on the waiting list. */
export const SEAT_OFFER_HOURS = 48
/** Milliseconds. */
export const SEAT_OFFER_DURATION = SEAT_OFFER_HOURS * HOUR
/** How often a visitor can have the email about a registration sent again. */
export const RESENDS_PER_DAY = 3
/** Milliseconds. */
export const SEND_TIMEOUT = 30_000
/** Milliseconds that the site is given to show that it can be reached, before the browser leaves a page for it. */
export const REACH_TIMEOUT = 8_000
/** Seconds (`Retry-After`) that a form waits at most by itself. */
export const LONGEST_SEND_WAIT = 60
export const SEND_RETRIES = 3
/** Session or local storage: a draft, followed by the name of its form and its page. */
export const FORM_DRAFT_KEY = 'formDraft:'
/** Session storage: the last form that was accepted. */
export const SENT_FORM_KEY = 'sentForm'
/** Seconds. */
export const CALENDAR_REFRESH = 3600
/** `--paper` of tokens.css by day, for what is drawn outside of a page. */
export const COLOR_PAPER = '#faf6ee'
/** Documents that staff change or delete in one request. */
export const MOST_CHANGED_AT_ONCE = 50
