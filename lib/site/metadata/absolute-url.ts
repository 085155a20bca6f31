/** `origin` has no trailing slash; an absolute address stays as it is. */
export function absoluteUrl(origin: string, path: string): string {
  return /^https?:\/\//.test(path) ? path : `${origin}${path}`
}
