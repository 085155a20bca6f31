import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/lib/i18n/locales'
import { BREAK_ANYWHERE } from './email-frame'
import { escapeHtml } from '@/lib/site/text/html/escape-html'

export interface EmailTicket {
  /** Of the picture in the HTML. */
  cid: string
  /** Of the QR code. */
  text: string
  name: string
  number: string
  code: string
}

/** The QR code is on the page that the link opens; the code in letters does as well. */
export function ticketsToText(tickets: readonly EmailTicket[], locale: Locale): string {
  return tickets.map((ticket) => rowsOf(ticket, locale).map(([label, value]) => `${label}: ${value}`).join('\n')).join('\n\n')
}

/** One below the other, each a card that stays white in the dark. */
export function ticketsToHtml(tickets: readonly EmailTicket[], locale: Locale): string {
  const alt = escapeHtml(getTranslations({ locale, namespace: 'TicketCard' })('qrCode'))
  return tickets
    .map((ticket) => {
      const [[, title], ...rows] = rowsOf(ticket, locale)
      const row = ([label, value]: readonly [string, string]) =>
        `<p style="margin:0 4px 8px;color:#4f485a;font-size:15px;line-height:1.35">${escapeHtml(label)}<br><strong style="color:#17141f;font-size:19px">${escapeHtml(value).replaceAll(' ', '&nbsp;')}</strong></p>`
      return [
        '<table role="presentation" cellpadding="0" cellspacing="0" width="100%" bgcolor="#ffffff" style="margin:24px 0;border:1px solid #ded7ca;border-radius:12px;background-color:#ffffff;color:#17141f"><tr><td style="padding:12px;font-size:0">',
        // Blocks that wrap by themselves where they do not fit; Outlook lays out cells only.
        '<!--[if mso]><table role="presentation" width="100%"><tr><td width="180" valign="middle"><![endif]-->',
        `<div style="display:inline-block;width:100%;max-width:180px;vertical-align:middle"><img src="cid:${ticket.cid}" width="168" height="168" alt="${alt}" style="display:block;width:168px;height:168px"></div>`,
        '<!--[if mso]></td><td valign="middle"><![endif]-->',
        `<div style="display:inline-block;width:100%;max-width:260px;vertical-align:middle"><div style="font-size:17px;${BREAK_ANYWHERE}"><p style="margin:8px 4px 12px;font-weight:600">${escapeHtml(title)}</p>${rows.map(row).join('')}</div></div>`,
        '<!--[if mso]></td></tr></table><![endif]-->',
        '</td></tr></table>',
      ].join('')
    })
    .join('')
}

function rowsOf({ name, number, code }: EmailTicket, locale: Locale) {
  const t = getTranslations({ locale, namespace: 'TicketCard' })
  return [[t('holder'), name], [t('number'), number], [t('code'), code]] as const
}
