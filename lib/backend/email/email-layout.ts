import { getTranslations } from '@/lib/i18n/translations'
import { escapeHtml as escape } from './escape-html'
import type { EmailMessage } from './email-message'
import { ticketsToHtml, ticketsToText, type EmailTicket } from './email-tickets'
import type { Organisation } from './organisation'

export interface EmailFact {
  label: string
  value: string
  /** What it was until now; empty where nothing has changed. */
  previous?: string
}

interface EmailLink {
  label: string
  href: string
}

export interface EmailContent {
  subject: string
  heading: string
  /** Plain sentences, one paragraph each. */
  paragraphs: string[]
  facts?: EmailFact[]
  tickets?: EmailTicket[]
  action?: EmailLink
  /** Where else the reader may go. */
  links?: EmailLink[]
  /** Small print: why the reader gets this email. */
  closing: string[]
}

/** Lays an email out as plain text and as HTML; the styles are inline, because many mail programs drop all others. */
export function renderEmail(content: EmailContent, sender: Organisation): Pick<EmailMessage, 'text' | 'html'> {
  return { text: toText(content, sender), html: toHtml(content, sender) }
}

function toText({ heading, paragraphs, facts = [], tickets = [], action, links = [], closing }: EmailContent, { name, locale }: Organisation): string {
  const t = getTranslations({ locale, namespace: 'Emails' })
  const row = ({ label, value, previous }: EmailFact) => `${label}: ${[value, previous && `(${t('previously', { value: previous })})`].filter(Boolean).join(' ')}`
  const parts = [
    heading,
    ...paragraphs,
    facts.map(row).join('\n'),
    ticketsToText(tickets, locale),
    ...[...(action ? [action] : []), ...links].map(({ label, href }) => `${label}:\n${href}`),
    `-- \n${[name, ...closing].join('\n')}`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

const INK = '#17141f'
const MUTED = '#5b5464'
const PAPER = '#faf6ee'
const LINE = '#ded7ca'
const ACCENT = '#a70f3a'
const FONT = "font-family:FiraGO,'Fira Sans','Segoe UI',Helvetica,Arial,sans-serif"

function toHtml({ subject, heading, paragraphs, facts = [], tickets = [], action, links = [], closing }: EmailContent, { name, locale }: Organisation): string {
  const t = getTranslations({ locale, namespace: 'Emails' })
  const row = ({ label, value, previous }: EmailFact) =>
    `<tr><td style="padding:10px 16px 10px 0;border-top:1px solid ${LINE};color:${MUTED};vertical-align:top">${escape(label)}</td>` +
    `<td style="padding:10px 0;border-top:1px solid ${LINE};font-weight:600;white-space:pre-line">${escape(value)}` +
    (previous ? `<div style="font-weight:400;color:${MUTED}">${escape(t('previously', { value: previous }))}</div>` : '') +
    '</td></tr>'
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light"><title>${escape(subject)}</title></head>`,
    `<body style="margin:0;padding:0;background:${PAPER};color:${INK};${FONT};font-size:17px;line-height:1.6">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 20px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left"><tr><td>`,
    `<p style="margin:0 0 40px;font-size:15px;font-weight:600;color:${ACCENT}">${escape(name)}</p>`,
    `<h1 style="margin:0 0 20px;font-size:28px;line-height:1.2">${escape(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px;white-space:pre-line">${escape(text)}</p>`),
    facts.length > 0 ? `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:24px 0;border-bottom:1px solid ${LINE}">${facts.map(row).join('')}</table>` : '',
    ticketsToHtml(tickets, locale),
    action
      ? `<p style="margin:28px 0"><a href="${escape(action.href)}" style="display:inline-block;padding:14px 26px;border-radius:999px;background:${ACCENT};color:#ffffff;font-weight:600;text-decoration:none">${escape(action.label)}</a></p>`
      : '',
    ...links.map(({ label, href }) => `<p style="margin:0 0 12px"><a href="${escape(href)}" style="color:${ACCENT}">${escape(label)}</a></p>`),
    `<div style="margin-top:40px;padding-top:20px;border-top:1px solid ${LINE};color:${MUTED};font-size:14px">`,
    ...closing.map((text) => `<p style="margin:0 0 8px">${escape(text)}</p>`),
    '</div></td></tr></table></td></tr></table></body></html>',
  ].join('\n')
}

