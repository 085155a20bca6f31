import { getDomain, getDomainWithoutSuffix } from 'tldts'
import { comparableAddress } from '@/lib/contract/fields/email-address'

interface Person {
  email: string
  fullName: string
  organization: string
}

/** Whoever applies, with everything that they wrote. */
export interface Applicant extends Person {
  texts: readonly string[]
}

/** Mail hosts where anybody has an address, by their name in whatever country. */
const PUBLIC_BRANDS = new Set(['gmail', 'googlemail', 'yahoo', 'ymail', 'rocketmail', 'hotmail', 'outlook', 'live', 'gmx', 'yandex', 'icloud', 'protonmail', 'rambler', 'aol', 'zoho', 'fastmail', 'tutanota', 'mailfence', 'laposte', 'rediffmail'])
const PUBLIC_HOSTS = new Set([
  'mail.ru', 'inbox.ru', 'list.ru', 'bk.ru', 'internet.ru', 'ya.ru', 'vk.com', 'msn.com', 'me.com', 'mac.com', 'proton.me', 'pm.me', 'web.de', 'freenet.de', 't-online.de', 'mail.com', 'email.com', 'hey.com',
  'tuta.com', 'tuta.io', 'duck.com', 'posteo.de', 'mailbox.org', 'qq.com', '163.com', '126.com', 'sina.com', 'naver.com', 'hanmail.net', 'daum.net', 'ukr.net', 'i.ua', 'meta.ua', 'mail.ge', 'posta.ge', 'free.fr',
  'orange.fr', 'wanadoo.fr', 'sfr.fr', 'libero.it', 'virgilio.it', 'tiscali.it', 'seznam.cz', 'centrum.cz', 'wp.pl', 'o2.pl', 'onet.pl', 'interia.pl', 'abv.bg', 'mail.bg', 'comcast.net', 'verizon.net', 'att.net',
  'sbcglobal.net', 'btinternet.com', 'mynet.com', 'mail.kz', 'tut.by', 'mail.am',
])

/** Names of one mailbox: a tag after a plus, and at this host dots, make no difference. */
const DOTLESS_HOSTS = new Set(['gmail.com', 'googlemail.com'])

const LEGAL_FORMS = [
  'ltd', 'limited', 'llc', 'lllp', 'llp', 'lp', 'plc', 'inc', 'incorporated', 'corp', 'corporation', 'co', 'company', 'pty', 'gmbh', 'ggmbh', 'ug', 'ag', 'ev', 'kg', 'ohg', 'sa', 'sarl', 'sas', 'sasu', 'bv', 'nv', 'oy',
  'ab', 'as', 'aps', 'srl', 'spa', 'sp z oo', 'sro', 'doo', 'kft', 'ooo', 'ооо', 'зао', 'оао', 'пао', 'ао', 'ип', 'тов', 'тоо', 'jsc', 'ojsc', 'cjsc', 'pjsc', 'ngo', 'nnle', 'lepl', 'შპს', 'სს', 'ააიპ', 'სსიპ', 'იმ',
  'კს', 'სპს',
].join('|')
const LEGAL_FIRST = new RegExp(`^(?:(?:${LEGAL_FORMS})(?: |$))+`, 'u')
const LEGAL_LAST = new RegExp(`(?:(?:^| )(?:${LEGAL_FORMS}))+$`, 'u')

const ADDRESS = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}\p{M}-]+(?:\.[\p{L}\p{N}\p{M}-]+)+/gu

/** Whether somebody must not read an application: they belong to the same organisation, or sent it themselves. */
export function isInConflict(juror: Person, applicant: Applicant): boolean {
  if (isSamePerson(juror, applicant)) return true
  const [one, other] = [employerDomain(juror.email), employerDomain(applicant.email)]
  if (one !== null && one === other) return true
  const organization = foldOrganization(juror.organization)
  return organization !== '' && organization === foldOrganization(applicant.organization)
}

/** By any address that the application names, or by their name. */
function isSamePerson(juror: Person, { email, fullName, texts }: Applicant): boolean {
  const mailbox = mailboxOf(juror.email)
  const addresses = [email, ...texts.flatMap((text) => text.match(ADDRESS) ?? [])]
  if (addresses.some((address) => mailboxOf(address) === mailbox)) return true
  const name = foldWords(juror.fullName)
  return name.includes(' ') && name === foldWords(fullName)
}

/** The domain that somebody can register, of an address that not everybody can have; null for a public mail host. */
export function employerDomain(email: string): string | null {
  const host = hostOf(comparableAddress(email))
  const domain = getDomain(host, { allowPrivateDomains: true })
  if (domain === null || PUBLIC_HOSTS.has(domain) || PUBLIC_BRANDS.has(getDomainWithoutSuffix(host) ?? '')) return null
  return domain
}

/** The name of an organisation for comparisons, without case, spaces, signs and legal forms; empty for none. */
export function foldOrganization(name: string): string {
  return foldWords(name).replace(LEGAL_FIRST, '').replace(LEGAL_LAST, '').replace(/ /g, '')
}

/** Words in lower case with one space between them, without accents and signs: those within a word join it. */
function foldWords(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[.'’‘`"„“”«»()/]/g, '')
  return bare.split(/[^\p{L}\p{N}]+/u).filter(Boolean).join(' ')
}

function mailboxOf(email: string): string {
  const address = comparableAddress(email)
  const host = hostOf(address)
  const [name = ''] = address.slice(0, -host.length - 1).split('+')
  return DOTLESS_HOSTS.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

function hostOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
