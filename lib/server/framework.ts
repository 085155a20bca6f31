// What the server knows of the framework beyond its documentation, as seen in Next 16.4.6. `framework.test.ts` names what has
// changed in another version. The build's own knowledge is in `scripts/build/page-manifests.mjs`.
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Handler } from './exchange'

/** Headers that the framework sends to itself. */
export const INTERNAL_HEADERS = /^x-(middleware|invoke|nextjs|now|matched-path|prerender|next-|action)/
/** What the router of the browser holds already. The framework sends the whole page all the same where that is static. */
export const STATE_TREE_HEADER = 'next-router-state-tree'
/** Asks for the payload of a page, for scripts, instead of its document. */
export const PAYLOAD_HEADER = 'rsc'
/** The parameter of a payload: a hash of the headers that choose it, empty for none of them. */
export const PAYLOAD_PARAMETER = '_rsc'
/** Where a rendered page names its tags. */
export const TAGS_HEADER = 'x-next-cache-tags'
/** Says whether the framework has found an answer in its cache. */
export const CACHE_HEADER = 'x-nextjs-cache'
/** Headers of the empty answer of a missing page that are not true of the screen in its place. */
export const EMPTY_ANSWER_HEADERS = ['content-length', 'content-encoding', 'etag', 'transfer-encoding', CACHE_HEADER, 'x-nextjs-prerender', 'x-nextjs-stale-time']
/** In the keys of its cache, before the path. */
const KEY_MARK = '/$'

export const CHUNK_FOLDER = '/_next/static/chunks/'
export const CHUNK_SCRIPT = /<script src="\/_next\/static\/chunks\/([^"]+\.js(?:\?[^"]*)?)"(?: id="[^"]*")? async=""><\/script>/g
export const CHUNK_PRELOAD = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^"]*"\/>/g
const ANY_SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/g

/** The path that the framework renders, by the key of its cache. */
export function pathOfKey(key: string): string {
  const start = key.indexOf(KEY_MARK)
  return start === -1 ? key : key.slice(start + KEY_MARK.length)
}

/** The value of the cookie by which the framework recognises previews of drafts; each build has its own. */
export function previewId(root: string): string {
  const { preview } = readJson<{ preview: { previewModeId: string } }>(root, 'prerender-manifest.json')
  return preview.previewModeId
}

/** A page that the build rendered, without its scripts: they would ask for the page at this address again, and show how that fails. */
export function builtScreen(root: string, name: string): string {
  return readFileSync(path.join(root, '.next/server/app', `${name}.html`), 'utf8').replace(ANY_SCRIPT, '')
}

/** Prepares the framework. */
export async function startFramework(root: string, port: number): Promise<Handler> {
  // Its settings as noted at the build: reading next.config.ts again would load its compilers, some 60 MiB, for nothing.
  // In a bundle the folder is another one.
  const { config, appDir } = readJson<{ config: object; appDir: string }>(root, 'required-server-files.json')
  Object.assign(process.env, { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config).replaceAll(appDir, root) })
  const { default: next } = await import('next')
  // Always `localhost`, whatever the server listens on: see docs/decisions/cache-and-server.md. It would listen to `upgrade` on
  // a real server, and leave such requests without an answer; HTTP lets a server ignore what they ask for (RFC 9110, section 7.8).
  const httpServer = new EventEmitter() as NonNullable<Parameters<typeof next>[0]['httpServer']>
  const app = next({ dev: false, dir: root, hostname: 'localhost', port, httpServer })
  await app.prepare()
  return app.getRequestHandler()
}

function readJson<Content>(root: string, name: string): Content {
  return JSON.parse(readFileSync(path.join(root, '.next', name), 'utf8')) as Content
}
