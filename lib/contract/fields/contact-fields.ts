import { z } from 'zod'
import { COUNTRY_CODES } from './country-codes'
import { EMAIL_PATTERN, hasValidDomain, toReadableAddress } from './email-address'
import { holdsLink } from './holds-link'

/** The longest single line of text that a form accepts, in characters. */
export const MAX_LINE = 200
/** The longest free text that a form accepts, in characters. */
export const MAX_TEXT = 5000

/** Whether a text holds no control characters at all. */
export const hasNoControls = (value: string) => !/[\p{Cc}\p{Cs}]/u.test(value)
/** Whether a text holds no control characters but line ends and tabs. */
export const hasNoOtherControls = (value: string) => hasNoControls(value.replace(/[\n\r\t]/g, ''))
/** How a schema reports characters that no text may hold. */
export const badCharacters = { params: { code: 'characters' } }

// Behind the name of whoever sent it they would turn the rest of a line around, such as the subject of an email.
const dropDirectionMarks = (line: string) => line.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
/** What every single line of text is parsed by: white space around it and invisible marks of direction are dropped. */
export const BareLineSchema = z.string().overwrite(dropDirectionMarks).trim()

/** A line of text that may be empty, without control characters; surrounding white space is dropped. */
export const OptionalLineSchema = BareLineSchema.max(MAX_LINE).refine(hasNoControls, badCharacters).default('')
/** A line of text that must not be empty, without control characters; surrounding white space is dropped. */
export const LineSchema = BareLineSchema.min(1).max(MAX_LINE).refine(hasNoControls, badCharacters)
// A joiner between letters shapes them in some scripts, and holds an emoji together.
const INVISIBLE =
  /[\u00ad\u115f\u1160\u200b\u200e\u200f\u2060-\u2064\u2800\u3164\ufeff\uffa0]|(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu
// Control characters stay, to be refused.
const toBareName = (name: string) => name.replace(INVISIBLE, '').replace(/[^\S\p{Cc}]+/gu, ' ').trim()
/** The name of a person, as one line without double spaces and what nobody sees. */
export const NameSchema = BareLineSchema.overwrite(toBareName).min(1).max(MAX_LINE).refine(hasNoControls, badCharacters)
const withoutLink = { params: { code: 'noLink' } }
const hasNoLink = (text: string) => !holdsLink(text)
/** As {@link NameSchema}, of somebody who may be anybody. */
export const VisitorNameSchema = NameSchema.refine(hasNoLink, withoutLink)
/** As {@link VisitorNameSchema}, or nothing. */
export const OptionalVisitorNameSchema = BareLineSchema.overwrite(toBareName).max(MAX_LINE).refine(hasNoControls, badCharacters).refine(hasNoLink, withoutLink).default('')
/** An organisation or a position, as a visitor writes it. */
export const VisitorLineSchema = LineSchema.refine(hasNoLink, withoutLink)
/** An organisation or a position, as a visitor writes it, or nothing. */
export const OptionalVisitorLineSchema = OptionalLineSchema.unwrap().refine(hasNoLink, withoutLink).default('')
/** A free text that must not be empty; of control characters it may hold line ends and tabs. */
export const TextSchema = z.string().trim().min(1).max(MAX_TEXT).refine(hasNoOtherControls, badCharacters)
/** Drops the invisible marks that come along with a pasted address or number. */
const withoutMarks = (value: string) => dropDirectionMarks(value).replace(INVISIBLE, '')
/** An e-mail address; at most 254 characters (RFC 5321, section 4.5.3.1.3). */
export const EmailSchema = z
  .string()
  .overwrite(withoutMarks)
  .trim()
  .max(254)
  .pipe(z.email({ pattern: EMAIL_PATTERN }).refine((email) => !EMAIL_PATTERN.test(email) || hasValidDomain(email), { params: { code: 'email' } }).overwrite(toReadableAddress))
/** With the code of the country, which `+` or `00` announces; a Georgian number may do without the plus, and a mobile one without the code: they get it. */
export const PhoneSchema = z
  .string()
  .overwrite((value) => withoutMarks(value).replace(/\p{Zs}/gu, ' ').replace(/\p{Pd}/gu, '-'))
  .trim()
  .overwrite(withGeorgianCode)
  .regex(/^(?:\+|00)[\d\u0020\u00a0().-]{5,30}$/)
/** An ISO 3166-1 alpha-2 country code. */
export const CountrySchema = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .refine((code) => COUNTRY_CODES.includes(code), { params: { code: 'choice' } })
const FIRST_BIRTHDAY = '1900-01-01'
/** A calendar day on which somebody who is alive may have been born. */
export const BirthDateSchema = z.iso
  .date()
  .refine((day) => day >= FIRST_BIRTHDAY && day <= new Date().toISOString().slice(0, 10), { params: { code: 'dateRange' } })
/** A phone number as {@link PhoneSchema} takes it, or nothing. */
export const OptionalPhoneSchema = z.union([z.literal(''), PhoneSchema]).default('')
/** A country code, or nothing. */
export const OptionalCountrySchema = z.union([z.literal(''), CountrySchema]).default('')
/** A web address with its scheme. Control characters are refused apart: the parser of addresses lets them pass. */
export const LinkSchema = z.url({ protocol: /^https?$/ }).max(2000).refine(hasNoControls, badCharacters)
/** A web address as people type it, often without its scheme; it may be empty. */
export const OptionalLinkSchema = z
  .string()
  .trim()
  .overwrite((link) => (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(link) ? `https://${link}` : link))
  .pipe(z.union([z.literal(''), LinkSchema]))
  .default('')
/** What a visitor agrees to must be agreed to. */
export const ConsentSchema = z.literal(true)

function withGeorgianCode(phone: string): string {
  const digits = phone.replace(/[\s().-]/g, '')
  if (/^5\d{8}$/.test(digits)) return digits.replace(/^(\d{3})(\d{2})(\d{2})(\d{2})$/, '+995 $1 $2 $3 $4')
  // Spreadsheets take a number for a number, and drop its plus.
  return /^995\d{9}$/.test(digits) ? `+${phone}` : phone
}
