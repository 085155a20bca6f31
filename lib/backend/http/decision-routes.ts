import { REVIEW_ROUTES } from '@/lib/contract/routes'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { relationId } from '../database/relation-id'
import { inTransaction } from '../database/transaction'
import { admitAccepted } from '../review/decisions/admit'
import { saveDecisions } from '../review/decisions/decisions'
import { readApplicationFigures } from '../review/decisions/figures'
import { previewRelease, testRelease } from '../review/decisions/preview'
import { readRanking } from '../review/decisions/ranking'
import { readAgain } from '../review/decisions/read-again'
import { release } from '../review/decisions/release'
import { findRound } from '../review/rounds/rounds'
import { unblindRound } from '../review/decisions/unblind'
import { parseBody, readJsonValue } from '../submissions/body'
import { json, type Api } from './api-route'
import { answering } from './review-routes'
import { deskAmongReadersOf } from './session'

/** Answers the ranking of a round, its decisions and their release. */
export function registerDecisions(api: Api): void {
  const { ranking, readAgain: again, decisions, preview, test, release: tell, unblind, admit, figures } = REVIEW_ROUTES

  answerDesk(api, ranking, 'The applications of a round by rank, with what is decided', async ({ context, caller: { payload }, key }) => context.json(await inTransaction(payload, DEFAULT_LOCALE, (req) => readRanking(req, key('id'))), 200))
  answerDesk(api, again, 'Two more readings for the applications around the line', async ({ context, caller, key }) => context.json(await readAgain(caller, key('id')), 200))
  answerDesk(api, decisions, 'Note decisions, which are told to nobody', async ({ context, caller, key, locale }) => {
    await saveDecisions(caller, key('id'), parseBody(decisions.body, await readJsonValue(context.req.raw), locale))
    return context.body(null, 204)
  })
  answerDesk(api, preview, 'The emails that a release would send', async ({ context, caller, key }) => context.json(await previewRelease(caller, key('id')), 200))
  answerDesk(api, test, 'Those emails to oneself, one of each kind and language', async ({ context, caller, key }) => {
    await testRelease(caller, key('id'))
    return context.body(null, 204)
  })
  answerDesk(api, tell, 'Tell applicants what is decided', async ({ context, caller, key }) => context.json({ toTell: await release(caller, key('id')) }, 202), { 202: json(tell.answer, 'How many the worker tells.') })
  answerDesk(api, unblind, 'Show jurors the names (administrators)', async ({ context, caller, key }) => {
    await unblindRound(caller, key('id'))
    return context.body(null, 200)
  }, { 200: { description: 'Done.' } })
  answerDesk(api, admit, 'Make participants and guests of those who are accepted', async ({ context, caller, key }) => context.json(await admitAccepted(caller, key('id')), 200))
  answerDesk(api, figures, 'How many applied, were read and were accepted, without names', async ({ context, caller: { payload }, key }) => {
    const { event } = await findRound(payload, key('id'), DEFAULT_LOCALE)
    return context.json(await readApplicationFigures(payload, relationId(event)), 200)
  })
}

const answerDesk = answering(deskAmongReadersOf)
