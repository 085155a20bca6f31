import { LOCALE_TABLE } from '@/lib/i18n/locales'
import type { ConsequencesText } from '../../access/consequences/describe'
import type { RecipientCounts } from '../../newsletters/audience'
import type { NewsletterWarning } from '../../newsletters/warnings'
import { formatSiteTime } from '../times/site-time'

const KIBIBYTE = 1024

/** Such as "214 people get it: 150 in English, 64 in Georgian." */
export function audienceSentence({ total, en, ka, fallback }: RecipientCounts): string {
  if (total === 0) return 'Nobody gets it: of those who have confirmed their subscription, nobody fits.'
  const languages = [...(en > 0 ? [`${en} in English`] : []), ...(ka > 0 ? [`${ka} in Georgian`] : [])].join(', ')
  const sentence = `${total} ${total === 1 ? 'person gets' : 'people get'} it: ${languages}.`
  if (fallback === 0) return sentence
  return `${sentence} ${fallback === 1 ? '1 person reads' : `${fallback} people read`} Georgian and ${fallback === 1 ? 'gets' : 'get'} it in English, because it is not written in Georgian.`
}

/** What staff are asked before a letter goes out. @param at when it does, in ISO 8601; null for now */
export function sendingQuestion(counts: RecipientCounts, at: string | null): ConsequencesText {
  const emails = `${counts.total} ${counts.total === 1 ? 'email' : 'emails'}`
  return {
    heading: at ? `This sends ${emails} on ${formatSiteTime(at)}` : `This sends ${emails}`,
    sentences: [
      audienceSentence(counts),
      ...(at ? ['Counted now: those who subscribe until then get it, too.'] : []),
      'From the first email on its text stays as it is, and it has a page on the site.',
    ],
    emails: [],
    button: at ? 'Schedule it' : `Send ${emails}`,
    refusal: '',
  }
}

/** What staff are asked before the rest of a letter is given up. */
export const STOPPING_QUESTION: ConsequencesText = {
  heading: 'Stop this letter for good?',
  sentences: ['Those who have not got it yet will not get it, and it cannot be sent again.', 'Its page on the site stays, since some people have the letter.'],
  emails: [],
  button: 'Stop it for good',
  refusal: '',
}

export function warningSentence(warning: NewsletterWarning): string {
  const language = LOCALE_TABLE[warning.locale].ownName
  switch (warning.kind) {
    case 'unwritten':
      return `${language}: there is no subject or no text, so its readers get the letter in another language.`
    case 'tooLong':
      return `${language}: it has ${Math.ceil(warning.bytes / KIBIBYTE)} KB. Gmail cuts off what is longer than ${Math.floor(warning.most / KIBIBYTE)} KB, and with it the link by which readers leave.`
    case 'deadLink':
      return `${language}: the link ${warning.href} does not work. ${warning.reason}`
    case 'noAlternative':
      return `${language}: the picture ${warning.picture} has no description, which readers without pictures get in its place.`
  }
}
