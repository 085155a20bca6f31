import { readFileSync } from 'node:fs'
import path from 'node:path'

const COOKIE = /^\s*__prerender_bypass\s*(?:=(.*))?$/s

/** @returns the value of the cookie by which the framework recognises previews of drafts; each build has its own */
export function previewId(root) {
  const { preview } = JSON.parse(readFileSync(path.join(root, '.next/prerender-manifest.json'), 'utf8'))
  return preview.previewModeId
}

/** Removes a made-up cookie of a preview, since pages are rendered anew for each request with one. */
export function withTruePreviews(handle, id) {
  return (request, response) => {
    const { headers } = request
    const given = headers.cookie?.split(';') ?? []
    const kept = given.filter((cookie) => {
      const [preview, value] = COOKIE.exec(cookie) ?? []
      return preview === undefined || value === id
    })
    if (kept.length === 0) delete headers.cookie
    else if (kept.length < given.length) headers.cookie = kept.join(';')
    return handle(request, response)
  }
}
