import { PREVIEW_COOKIE } from '@/lib/site/constants'
import type { RequestStep } from '../exchange'

const COOKIE = new RegExp(`^\\s*${PREVIEW_COOKIE}\\s*(?:=(.*))?$`, 's')

/** Removes a made-up cookie of a preview, since pages are rendered anew for each request with one. */
export function previewMode(id: string): RequestStep {
  return ({ headers }) => {
    const cookies = headers.cookie?.split(';') ?? []
    const believed = cookies.filter((cookie) => {
      const [preview, value] = COOKIE.exec(cookie) ?? []
      return preview === undefined || value === id
    })
    if (believed.length === 0) delete headers.cookie
    else if (believed.length < cookies.length) headers.cookie = believed.join(';')
  }
}
