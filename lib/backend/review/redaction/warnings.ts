import { tellingWords, type Telling } from '@/lib/site/review/telling-words'
import type { Locale } from '@/lib/i18n/locales'
import type { Accelerator, ApplicationFile, ReviewRound } from '../../payload-types'
import { readApplicationTexts } from './file-texts'
import { isBlind } from '../rounds/rounds'
import { readableApplication, type readQuestions } from './redact-application'

/** Passages that tell who sent an application, where its readers would find them. */
export async function warningsOf(
  application: Accelerator,
  files: readonly ApplicationFile[],
  shown: { round: ReviewRound; questions: Awaited<ReturnType<typeof readQuestions>>; locale: Locale },
): Promise<{ passage: string; place: string }[]> {
  if (!isBlind(shown.round)) return []
  const { application: texts, files: named } = readableApplication(application, files, shown)
  const places = [
    { place: 'projectName', text: texts.projectName },
    { place: 'motivation', text: texts.motivation },
    ...texts.answers.map(({ key, value }) => ({ place: key, text: value })),
    ...(await readApplicationTexts(named)),
  ]
  const telling = tellingOf(application, shown.round)
  return places.flatMap(({ place, text }) => tellingWords(text, telling).map((passage) => ({ passage, place })))
}

function tellingOf({ fullName, email, phone, link, organization }: Accelerator, { shownFields }: ReviewRound): Telling {
  const others = [link ?? '', shownFields?.includes('organization') ? '' : (organization ?? '')]
  return { fullName, email, phone: phone ?? '', others }
}
