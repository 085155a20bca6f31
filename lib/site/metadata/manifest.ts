import { canonicalPath } from './canonical-path'
import { COLOR_PAPER } from '../constants'
import type { SiteFacts } from './page-metadata'
import { pathTo } from '../routes'

/** W3C Web Application Manifest. */
export function toManifest({ locale, name, description }: SiteFacts) {
  return {
    id: pathTo('home'),
    name,
    short_name: name,
    description: description || undefined,
    lang: locale,
    start_url: canonicalPath(locale, pathTo('home')),
    scope: pathTo('home'),
    display: 'minimal-ui',
    background_color: COLOR_PAPER,
    theme_color: COLOR_PAPER,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
