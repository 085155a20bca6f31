import { CHUNK_FOLDER, CHUNK_PRELOAD, CHUNK_SCRIPT } from '../framework'

// The framework's scripts are fetched beside what is painted and run as soon as they arrive. On a slow network, or with a
// slow processor, both keep the page from being seen.

/**
 * Runs in the browser, and is short since it stands in every page. Scripts get paths as their address, by which the
 * bundler's runtime knows them. A frame is seen a while after its callbacks, which those of the next one tell. After 3 s
 * scripts are loaded although nothing was painted: in a tab that nobody looks at, or with a picture that hangs.
 */
const START = `names=>{
let load=()=>names.splice(0).map(name=>document.head.append(Object.assign(document.createElement('script'),{async:true,src:'${CHUNK_FOLDER}'+name}))),
next=()=>requestAnimationFrame(()=>requestAnimationFrame(load));
new PerformanceObserver(()=>Promise.resolve(document.querySelector('main [fetchpriority=high]')?.decode()).then(next,next)).observe({type:'paint',buffered:true});
setTimeout(load,3000)}`

/** Lets scripts of a whole page wait until the page and its first picture are painted. */
export function scriptsAfterPaint(html: string): string {
  const end = html.lastIndexOf('</body>')
  const names = [...new Set([...html.matchAll(CHUNK_SCRIPT)].map(([, name]) => name))]
  if (end === -1 || names.length === 0) return html
  const without = (part: string) => part.replace(CHUNK_SCRIPT, '').replace(CHUNK_PRELOAD, '')
  const starter = `<script>(${START})(${JSON.stringify(names)})</script>`
  return without(html.slice(0, end)) + starter + without(html.slice(end))
}
