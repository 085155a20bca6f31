import type { Event } from '@/lib/contract/events'
import { env } from '@/lib/env'
import { fullTitleLanguage, fullTitleOf } from '@/lib/site/events/full-title'
import { escapeHtml } from '@/lib/site/text/html/escape-html'

/** The event that an email is about, as its head shows it. */
export interface EmailEvent {
  kind: Event['kind']
  title: string
  /** The language of the title where it is not that of the email. */
  lang?: string
  cover: string | null
}

/** The colours of the site's themes: the ground behind the cover, and the accent by day and by night. */
const THEMES: Record<Event['kind'], { ground: string; accent: string; night: string }> = {
  summit: { ground: '#3a1024', accent: '#a70f3a', night: '#ff8ba6' },
  accelerator: { ground: '#12353a', accent: '#8f2c1b', night: '#ffa48c' },
  jazz: { ground: '#45183a', accent: '#96155f', night: '#ffa3c7' },
}
const COVER_WIDTH = 960

/** Around the words of a button. */
export const BUTTON_PADDING = '15px 28px'

/** For every cell with words in it: mail programs drop what surrounds them. */
export const BREAK_ANYWHERE = 'overflow-wrap:anywhere;word-wrap:break-word;word-break:break-word'

export const themeOf = (event?: EmailEvent) => THEMES[event?.kind ?? 'summit']

export function toEmailEvent(event: Event): EmailEvent {
  const { coverImage, kind } = event
  const picture = coverImage && (coverImage.renditions.find(({ width }) => width >= COVER_WIDTH) ?? coverImage)
  return { kind, title: fullTitleOf(event), lang: fullTitleLanguage(event), cover: picture && new URL(picture.url, env().SITE_URL).href }
}

/**
 * The colours of the dark scheme for the programs that know it. Others leave the light ones, or turn them around by
 * themselves.
 */
export function darkStyle(event?: EmailEvent): string {
  const { night } = themeOf(event)
  return [
    '<style>:root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){',
    '.page{background-color:#14111b!important;color:#f3ede3!important}',
    '.card{background-color:#281c35!important;border-color:#4a3f57!important}',
    '.box{background-color:#332b40!important;border-color:#4a3f57!important}',
    '.muted{color:#c6becf!important}.rule{border-color:#4a3f57!important}',
    `.accent{color:${night}!important}.button{background-color:${night}!important}.button a{color:#17141f!important}`,
    '}@media (max-width:480px){.inset{padding-left:20px!important;padding-right:20px!important}.action{width:100%!important}.stack{display:block!important;width:auto!important}h1{font-size:24px!important}}',
    '</style>',
    // Outlook for Windows pads cells only; elsewhere the whole button is the link.
    `<!--[if !mso]><!--><style>.button{padding:0!important}.button a{display:block!important;padding:${BUTTON_PADDING}}</style><!--<![endif]-->`,
  ].join('')
}

/** A slice of the cover with the name of the event below, on the ground that stands in for a picture that is not shown. */
export function bandOf(event: EmailEvent): string {
  const { ground } = themeOf(event)
  const picture = event.cover
    ? `<tr><td height="160" bgcolor="${ground}" background="${escapeHtml(event.cover)}" style="height:160px;background-color:${ground};background-image:url('${escapeHtml(event.cover)}');background-position:center 60%;background-size:cover;background-repeat:no-repeat">&nbsp;</td></tr>`
    : ''
  const lang = event.lang ? ` lang="${event.lang}"` : ''
  return `${picture}<tr><td class="inset" bgcolor="${ground}" style="padding:14px 36px;background-color:${ground};color:#f7f1e7;font-weight:600;line-height:1.35;${BREAK_ANYWHERE}"${lang}>${escapeHtml(event.title)}</td></tr>`
}
