// Removes parts that the framework writes into every page and no browser needs. Half of a page is the data for its scripts.

/** Hints at files that the head names already, for pages that come without one. */
const HINT = /:HL\[\\"\/_next\/static\/[^\]]*\]\\n/g
/** Properties without a value, which are the same as none. */
const UNDEFINED = /\\"[A-Za-z-]+\\":\\"\$undefined\\",/g
/** For browsers that know no modules, nor anything else that our scripts need. */
const OLD_SCRIPT = /<script src="\/_next\/static\/[^"]*" noModule=""><\/script>/g

/** @param {string} html of a page */
export function leanPage(html) {
  return html.replace(HINT, '').replace(UNDEFINED, '').replace(OLD_SCRIPT, '')
}
