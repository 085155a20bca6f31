import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/lib/i18n/locales'
import { escapeHtml } from './escape-html'

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
        `<p style="margin:0 0 8px;color:#4f485a;font-size:15px;line-height:1.35">${escapeHtml(label)}<br><strong style="color:#17141f;font-size:19px;white-space:nowrap">${escapeHtml(value)}</strong></p>`
      return [
        '<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:24px 0;border:1px solid #ded7ca;border-radius:12px;background:#ffffff;color:#17141f"><tr>',
        `<td width="192" style="padding:12px"><img src="cid:${ticket.cid}" width="168" height="168" alt="${alt}" style="display:block;width:168px;height:168px;background:#ffffff"></td>`,
        `<td style="padding:16px 16px 8px 0;vertical-align:middle"><p style="margin:0 0 12px;font-weight:600">${escapeHtml(title)}</p>${rows.map(row).join('')}</td>`,
        '</tr></table>',
      ].join('')
    })
    .join('')
}

function rowsOf({ name, number, code }: EmailTicket, locale: Locale) {
  const t = getTranslations({ locale, namespace: 'TicketCard' })
  return [[t('holder'), name], [t('number'), number], [t('code'), code]] as const
}
