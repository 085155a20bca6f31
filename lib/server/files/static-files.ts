import path from 'node:path'
import type { RequestStep } from '../exchange'
import { builtFiles } from './built-files'

const PREFIX = '/_next/static'
/** In seconds. The names contain a hash of the content, so the files never change. */
const YEAR = 365 * 24 * 60 * 60

/** Serves the browser files of the build as the build compressed them, better than is possible for each request. */
export function staticFiles(root: string): RequestStep {
  const serve = builtFiles(path.join(root, '.next/static'), { immutable: true, maxAge: YEAR })
  return (request, response) => request.url.startsWith(`${PREFIX}/`) && serve(request.url.slice(PREFIX.length), request, response)
}
