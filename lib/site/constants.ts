/** How far a page is scrolled, in CSS pixels, before its transparent header turns white. */
export const HEADER_SOLID_SCROLL = 100
/** How long a short message stays, in milliseconds. */
export const TOAST_DURATION = 3000
/** How long after signing out the page reloads, in milliseconds. */
export const SIGN_OUT_RELOAD_DELAY = 500
/** Local storage: the flag that keeps the cookie notice hidden, and its value. */
export const POLICIES_CONSENT_KEY = 'policiesConsentShown'
/** The value of {@link POLICIES_CONSENT_KEY} once the notice was dismissed. */
export const POLICIES_CONSENT_VALUE = 'true'
/** The cookie and the request header that carry a session. */
export const TOKEN_COOKIE = 'token'
/**
 * The cookie that tells scripts of a page that there is a session worth asking for. It is no secret and proves
 * nothing: it comes and goes with {@link TOKEN_COOKIE}, which no script can read.
 */
export const SIGNED_IN_COOKIE = 'signed-in'
/** How long a session lasts, in seconds: a working day. The staff screens renew it while they are used. */
export const SESSION_LENGTH = 8 * 60 * 60
/** How many failed sign-ins lock an account. */
export const SIGN_IN_TRIES = 5
/** How long an account stays locked, in milliseconds. */
export const SIGN_IN_LOCK = 10 * 60 * 1000
/** How many characters staff may add to an announcement in each language. */
export const MAX_ANNOUNCEMENT_MESSAGE = 2000
/** How long the link of a letter works that lets somebody choose a new password, in milliseconds. */
export const RESET_LINK_DURATION = 60 * 60 * 1000
/** The cookie by which the framework knows its draft mode, in which staff preview pages. */
export const PREVIEW_COOKIE = '__prerender_bypass'
/** The cookie that holds the CSRF token. */
export const CSRF_COOKIE = 'XSRF-TOKEN'
/** The request header that repeats the CSRF token. */
export const CSRF_HEADER = 'X-XSRF-TOKEN'
/** How long a carousel rests on a slide before it moves on, in milliseconds. */
export const CAROUSEL_AUTOPLAY = 5000
/** How fast a carousel moves: embla's `duration`, which takes about ten times as many milliseconds. */
export const CAROUSEL_SPEED = 25
/** How far a finger drags before a carousel follows, in CSS pixels. */
export const CAROUSEL_DRAG_THRESHOLD = 3
/** How long the size of a carousel must be at rest before it is measured anew, in milliseconds. */
export const CAROUSEL_REFRESH_DELAY = 200
/** Seconds after which a page is rendered anew even though no content changed: an event ends by itself. */
export const EMBEDDED_REVALIDATE = 300
/** Seconds after which content of a remote backend, which cannot tell of changes, is read anew. */
export const REMOTE_REVALIDATE = 30
/** How long a remote backend may take to answer, in milliseconds. */
export const BACKEND_TIMEOUT = 8000
/** Seconds after which a visitor should try again when the backend is away (`Retry-After`). */
export const OUTAGE_RETRY_AFTER = 30
/** How many people a page of a directory shows. */
export const PEOPLE_PER_PAGE = 24
/** How long the typing rests before a directory is searched, in milliseconds. */
export const SEARCH_DELAY = 250
/** Local storage: where the sessions are kept that a visitor starred, followed by the event's identifier. */
export const AGENDA_PLAN_KEY = 'agendaPlan:'
/** How many sessions an agenda shows at once; a longer one comes day by day, a longer day in parts. */
export const SESSIONS_PER_PAGE = 30
/** How long the change from one tab to another takes, in milliseconds. */
export const TAB_ANIMATION = 500
/** How far the header of tabs moves at a press of its buttons, as a share of its width. */
export const TAB_SCROLL_SHARE = 1 / 3
/** How often what is on now is looked up while an event is on, in milliseconds. */
export const NOW_REFRESH = 30_000
/** How long a session counts as running when no end is given, in milliseconds. */
export const ASSUMED_SESSION_LENGTH = 3_600_000
/** How often the list of sessions behind "on now" and "my plan" is read anew, in milliseconds. */
export const SESSION_LIST_REFRESH = 300_000
/** The request header in which our own server tells the address of the client; nobody else's is believed. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'
/** A field that people never see; whoever fills it in is a program. */
export const HONEYPOT_FIELD = 'homepage'
/** How long a seat is kept for the next one on the waiting list, in milliseconds. */
export const SEAT_OFFER_DURATION = 48 * 60 * 60 * 1000
/** How long the browser waits for the answer to a form, in milliseconds. */
export const SEND_TIMEOUT = 30_000
/** The longest that a form waits by itself when many are sending (`Retry-After`), in seconds. */
export const LONGEST_SEND_WAIT = 60
/** How often a form that had to wait is sent again by itself. */
export const SEND_RETRIES = 3
/** Session or local storage: where what was typed into a form is kept, followed by its name and its page. */
export const FORM_DRAFT_KEY = 'formDraft:'
/** How often calendar programs should ask for news of a feed, in seconds. */
export const CALENDAR_REFRESH = 3600
/** The colour of paper (`--paper` in tokens.css, by day), for what is drawn outside of a page. */
export const COLOR_PAPER = '#faf6ee'
