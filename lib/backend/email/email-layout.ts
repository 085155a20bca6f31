import { getTranslations } from '@/lib/i18n/translations'
import { BREAK_ANYWHERE, BUTTON_PADDING, bandOf, darkStyle, themeOf, type EmailEvent } from './email-frame'
import { escapeHtml as escape, paragraphsToHtml } from '@/lib/site/text/html/escape-html'
import type { EmailMessage } from './email-message'
import { ticketsToHtml, ticketsToText, type EmailTicket } from './email-tickets'
import type { Organisation } from './organisation'

export interface EmailFact {
  label: string
  value: string
  /** The previous value; empty where nothing has changed. */
  previous?: string
}

interface EmailLink {
  label: string
  href: string
}

export interface EmailContent {
  subject: string
  /** What mail programs show beside the subject, before the email is opened. */
  preheader?: string
  heading: string
  event?: EmailEvent
  /** Plain sentences, one paragraph each. */
  paragraphs: string[]
  /** A text with pictures and links, in markup for emails and without. */
  body?: { html: string; text: string }
  /** What the email answers, in the words of its reader. */
  quote?: { label: string; text: string }
  facts?: EmailFact[]
  tickets?: EmailTicket[]
  action?: EmailLink
  /** Where else the reader may go. */
  links?: EmailLink[]
  /** Small print: why the reader gets this email, and where to change that. */
  closing: string[]
  closingLinks?: EmailLink[]
}

/** Lays an email out as plain text and as HTML; the styles are inline, because many mail programs drop all others. */
export function renderEmail(content: EmailContent, sender: Organisation): Pick<EmailMessage, 'text' | 'html'> {
  return { text: toText(content, sender), html: toHtml(content, sender) }
}

function toText({ heading, paragraphs, body, quote, facts = [], tickets = [], action, links = [], closing, closingLinks = [] }: EmailContent, { name, locale }: Organisation): string {
  const t = getTranslations({ locale, namespace: 'Emails' })
  const row = ({ label, value, previous }: EmailFact) => `${label}: ${[value, previous && `(${t('previously', { value: previous })})`].filter(Boolean).join(' ')}`
  const parts = [
    heading,
    ...paragraphs,
    body?.text ?? '',
    quote ? `${quote.label}\n${quote.text.trim().replace(/\r\n?/g, '\n').replace(/^/gm, '> ')}` : '',
    ...inOrder(facts, ticketsToText(tickets, locale), facts.map(row).join('\n')),
    ...[...(action ? [action] : []), ...links].map(({ label, href }) => `${label}:\n${href}`),
    `-- \n${[name, ...closing, ...closingLinks.map(({ label, href }) => `${label}: ${href}`)].join('\n')}`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** The ticket comes first, since guests look for it at the door; but a change comes before it. */
function inOrder(facts: readonly EmailFact[], ticketPart: string, factPart: string): string[] {
  return facts.some(({ previous }) => previous) ? [factPart, ticketPart] : [ticketPart, factPart]
}

const INK = '#17141f'
export const MUTED = '#4f485a'
export const PAPER = '#faf6ee'
export const LINE = '#ded7ca'
/** Otherwise mail programs go on with how the email begins. */
const FILLING = '&#847;&zwnj;&nbsp;'.repeat(60)
const FONT = "font-family:FiraGO,'Fira Sans','Segoe UI',Helvetica,Arial,sans-serif"

function toHtml({ subject, preheader, heading, event, paragraphs, body, quote, facts = [], tickets = [], action, links = [], closing, closingLinks = [] }: EmailContent, { name, locale }: Organisation): string {
  const t = getTranslations({ locale, namespace: 'Emails' })
  const { accent, ground } = themeOf(event)
  const row = ({ label, value, previous }: EmailFact, index: number) =>
    `<tr><td class="rule" style="padding:12px 20px;${BREAK_ANYWHERE};${index > 0 ? `border-top:1px solid ${LINE}` : ''}">` +
    `<div class="muted" style="color:${MUTED};font-size:15px;line-height:1.4">${escape(label)}</div>` +
    `<div style="font-weight:600;line-height:1.45">${paragraphsToHtml(value).join('<br><br>')}</div>` +
    (previous ? `<div class="muted" style="color:${MUTED}">${paragraphsToHtml(t('previously', { value: previous })).join('<br><br>')}</div>` : '') +
    '</td></tr>'
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title>${darkStyle(event)}</head>`,
    `<body class="page" bgcolor="${PAPER}" style="margin:0;padding:0;background-color:${PAPER};color:${INK};${FONT};font-size:17px;line-height:1.6">`,
    preheader ? `<div style="display:none;overflow:hidden;font-size:1px;line-height:1px;mso-hide:all">${escape(preheader)}${FILLING}</div>` : '',
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" bgcolor="${PAPER}" style="background-color:${PAPER};color:${INK}"><tr><td align="center" style="padding:28px 12px 40px">`,
    // Outlook for Windows may know no greatest width.
    '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">`,
    `<tr><td class="accent inset" style="padding:0 36px 16px;color:${accent};font-size:20px;font-weight:600;${BREAK_ANYWHERE}">${escape(name)}</td></tr>`,
    `<tr><td class="card" bgcolor="#ffffff" style="border:1px solid ${LINE};border-radius:12px;overflow:hidden;background-color:#ffffff">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">`,
    event ? bandOf(event) : `<tr><td height="8" bgcolor="${ground}" style="height:8px;background-color:${ground};font-size:0;line-height:0">&nbsp;</td></tr>`,
    `<tr><td class="inset" style="padding:32px 36px 36px;${BREAK_ANYWHERE}">`,
    `<h1 style="margin:0 0 20px;font-size:30px;line-height:1.2">${escape(heading)}</h1>`,
    ...paragraphs.flatMap(paragraphsToHtml).map((markup) => `<p style="margin:0 0 16px">${markup}</p>`),
    body?.html ?? '',
    quote ? quoteToHtml(quote) : '',
    ...inOrder(facts, ticketsToHtml(tickets, locale), facts.length > 0 ? `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" class="box" bgcolor="${PAPER}" style="margin:24px 0;border:1px solid ${LINE};border-radius:12px;background-color:${PAPER}">${facts.map(row).join('')}</table>` : ''),
    action ? buttonTo(action, accent) : '',
    ...links.map(({ label, href }) => `<p style="margin:16px 0 0"><a class="accent" href="${escape(href)}" style="color:${accent}">${escape(label)}</a></p>`),
    '</td></tr></table></td></tr>',
    `<tr><td class="muted inset" style="padding:20px 36px 0;color:${MUTED};font-size:15px;line-height:1.5;${BREAK_ANYWHERE}">`,
    ...closing.map((text) => `<p style="margin:0 0 8px">${escape(text)}</p>`),
    ...closingLinks.map(({ label, href }) => `<p style="margin:0 0 8px"><a class="muted" href="${escape(href)}" style="color:${MUTED}">${escape(label)}</a></p>`),
    '</td></tr></table>',
    '<!--[if mso]></td></tr></table><![endif]-->',
    '</td></tr></table></body></html>',
  ].join('\n')
}

function quoteToHtml({ label, text }: NonNullable<EmailContent['quote']>): string {
  return `<p class="muted" style="margin:24px 0 8px;color:${MUTED};font-size:15px">${escape(label)}</p>${quotation(paragraphsToHtml(text).join('<br><br>'))}`
}

/** Words of somebody else, as markup. */
export function quotation(markup: string): string {
  return (
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr>' +
    `<td class="muted" style="padding:0 0 0 16px;border-left:4px solid ${LINE};color:${MUTED};${BREAK_ANYWHERE}">${markup}</td></tr></table>`
  )
}

export function buttonTo({ label, href }: EmailLink, colour: string, margin = '28px 0 8px'): string {
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" class="action" style="margin:${margin}"><tr>` +
    `<td class="button" bgcolor="${colour}" align="center" style="padding:${BUTTON_PADDING};border-radius:999px;background-color:${colour}">` +
    `<a href="${escape(href)}" style="color:#ffffff;font-weight:600;text-decoration:none">${escape(label)}</a></td></tr></table>`
  )
}
