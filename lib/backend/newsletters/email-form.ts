import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { escapeHtml } from '@/lib/site/text/html/escape-html'
import type { BodyPicture } from '../content/newsletters/body-parts'
import type { BodyForm } from '../content/newsletters/render-body'
import { BREAK_ANYWHERE, themeOf } from '../email/email-frame'
import { buttonTo, LINE, MUTED, PAPER, quotation } from '../email/email-layout'
import { siteLink } from '../email/site-link'

/** In pixels: what the card of an email has within its margins, and a picture beside a text. */
const TEXT_WIDTH = 526
const CARD_PICTURE_WIDTH = 120

const HEADING_SIZES = { h2: 24, h3: 20, h4: 17 } as const

/** The whole address of a link: those within the site lead to it, in the language of the letter. */
function emailLink(href: string, locale: Locale): string {
  const [path = '', fragment] = href.split('#')
  return href.startsWith('/') ? `${siteLink(path, locale)}${fragment ? `#${fragment}` : ''}` : href
}

function pictureAt(width: number, { url, alt, ...picture }: BodyPicture): string {
  const shown = Math.min(width, picture.width)
  const height = Math.round((picture.height * shown) / picture.width)
  const source = new URL(url, `${env().RESOURCE_BASE_URL || env().SITE_URL}/`).href
  return `<img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}" width="${shown}" height="${height}" style="width:100%;max-width:${shown}px;height:auto;border:0;border-radius:8px">`
}

/** A letter as mail programs show it: nothing floats, and all styles are inline. */
export function emailForm(locale: Locale): BodyForm {
  const { accent } = themeOf()
  const link = (href: string, content: string) => `<a class="accent" href="${escapeHtml(emailLink(href, locale))}" style="color:${accent}">${content}</a>`
  return {
    text: (words, { isBold, isItalic }) => [isBold && 'strong', isItalic && 'em'].reduce((html: string, tag) => (tag ? `<${tag}>${html}</${tag}>` : html), escapeHtml(words)),
    lineBreak: '<br>',
    link: (href, content) => (href.startsWith('#') ? content : link(href, content)),
    paragraph: (content) => `<p style="margin:0 0 16px">${content}</p>`,
    heading: (size, content) => `<${size} style="margin:28px 0 12px;font-size:${HEADING_SIZES[size]}px;line-height:1.3">${content}</${size}>`,
    list: (items, isNumbered) => {
      const row = (item: string, index: number) => `<tr><td width="28" style="padding:0 0 8px;vertical-align:top">${isNumbered ? `${index + 1}.` : '•'}</td><td style="padding:0 0 8px;vertical-align:top;${BREAK_ANYWHERE}">${item}</td></tr>`
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 8px">${items.map(row).join('')}</table>`
    },
    quote: quotation,
    picture: (picture) => `<p style="margin:0 0 16px">${pictureAt(TEXT_WIDTH, picture)}</p>`,
    button: (label, href) => buttonTo({ label, href: emailLink(href, locale) }, accent, '12px 0 24px'),
    card: ({ path, title, text, picture }) => {
      const image = picture ? `<td width="${CARD_PICTURE_WIDTH}" class="stack" style="padding:16px 0 16px 16px;vertical-align:top">${pictureAt(CARD_PICTURE_WIDTH, { ...picture, alt: '' })}</td>` : ''
      const words = `<div style="font-weight:600;line-height:1.35">${link(path, escapeHtml(title))}</div>${text ? `<div class="muted" style="color:${MUTED};font-size:15px;line-height:1.4">${escapeHtml(text)}</div>` : ''}`
      return (
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="box" bgcolor="${PAPER}" style="margin:8px 0 24px;border:1px solid ${LINE};border-radius:12px;background-color:${PAPER}">` +
        `<tr>${image}<td class="stack" style="padding:16px;vertical-align:top;${BREAK_ANYWHERE}">${words}</td></tr></table>`
      )
    },
    between: '\n',
  }
}

/** A letter for those who read no HTML. */
export function textForm(locale: Locale): BodyForm {
  const address = (href: string) => emailLink(href, locale)
  return {
    text: (words) => words,
    lineBreak: '\n',
    link: (href, content) => (href.startsWith('#') || address(href) === content.trim() ? content : `${content} (${address(href).replace(/^(?:mailto|tel):/, '')})`),
    paragraph: (content) => content,
    heading: (size, content) => (size === 'h2' ? `${content}\n${'-'.repeat(Math.min(content.length, 60))}` : content),
    list: (items, isNumbered) => items.map((item, index) => `${isNumbered ? `${index + 1}.` : '-'} ${item.replace(/\n+/g, '\n  ')}`).join('\n'),
    quote: (content) => content.replace(/^/gm, '> '),
    picture: ({ alt }) => (alt ? `[${alt}]` : ''),
    button: (label, href) => `${label}:\n${address(href)}`,
    card: ({ path, title, text }) => [title, text, address(path)].filter(Boolean).join('\n'),
    between: '\n\n',
  }
}
