import type { Context } from 'hono'
import { z } from 'zod'
import { SentDraftSchema } from '@/lib/contract/own/application-drafts'
import { ContractError, ErrorBodySchema } from '@/lib/contract/errors'
import { DRAFT_ROUTE, FILE_ROUTE, OWN_FILE, WRITE_ROUTES } from '@/lib/contract/routes'
import { LOCALE_PARAMETER, toLocale, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { HONEYPOT_FIELD } from '@/lib/site/constants'
import { countUse } from '../submissions/rate-limits'
import { deleteDraft, readDraft, replaceDraft, saveDraft } from '../applications/drafts/application-drafts'
import { fileResponse, readApplicationFile } from '../applications/files/read-file'
import { uploadFile } from '../applications/files/upload-file'
import { readOwnFile } from '../applications/own/own-application'
import { recordInAuditLog } from '../audit-log'
import { cms } from '../cms/cms'
import { inTransaction } from '../database/transaction'
import { parseBody, readJson } from '../submissions/body'
import { json, routerPath, type Api } from './api-route'
import { answerError, inLanguage } from './error-answers'
import { clientAddress, deskAmongReadersOf, localeOf, type ApiEnv } from './session'

const UploadSchema = z.object({ event: z.string(), question: z.string(), file: z.string().meta({ format: 'binary' }) })
const TokenSchema = z.object({ token: z.string().max(200) })
const FileSchema = z.object({ id: z.uuid() })
const file = { description: 'The file, as an attachment.', content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } } }
const notFound = { 404: json(ErrorBodySchema, 'There is nothing at this address.') }
const refused = { 422: json(ErrorBodySchema, '`fields` names each bad field.') }

/** Answers the files and drafts of applications. */
export function registerApplicationRoutes(api: Api): void {
  describe(api, 'post', FILE_ROUTE.path, 'Upload a file for a question of an application', {
    request: { body: { content: { 'multipart/form-data': { schema: UploadSchema } }, required: true } },
    responses: { 201: json(FILE_ROUTE.answer, 'The answer to the question is its `id` with its `secret`.'), ...refused },
  })
  api.post(FILE_ROUTE.path, (context) =>
    answer(context, async (locale) => {
      const uploaded = await uploadFile(context.req.raw, { payload: await cms(), locale, client: clientAddress(context) })
      return context.json(uploaded, 201)
    }),
  )

  describe(api, 'get', `${FILE_ROUTE.path}/{id}`, 'A file of an application (the desk)', { request: { params: FileSchema }, responses: { 200: file, ...notFound } })
  api.get(`${FILE_ROUTE.path}/:id`, (context) =>
    answer(context, async () => {
      const { payload, user } = await deskAmongReadersOf(context)
      const found = await readApplicationFile(payload, idOf(context))
      await inTransaction(payload, 'en', async (req) => {
        Object.assign(req, { user })
        await recordInAuditLog(req, { action: 'exported', entity: 'accelerators', document: found.file.application ?? undefined, title: 'A file of an application' })
      })
      return fileResponse(found)
    }),
  )

  describe(api, 'get', OWN_FILE.path, 'A file of one’s own application', { request: { params: TokenSchema.extend(FileSchema.shape) }, responses: { 200: file, ...notFound } })
  api.get(routerPath(OWN_FILE.path), (context) => answer(context, async () => readOwnFile(context.req.param('token') ?? '', idOf(context), await cms())))

  const { createDraft } = WRITE_ROUTES
  describe(api, 'post', createDraft.path, 'Store an application that is not finished, and email the link to it', {
    request: { body: { content: { 'application/json': { schema: createDraft.body } }, required: true } },
    responses: { 202: { description: 'A message for the visitor, whatever became of it.' }, ...refused },
  })
  api.post(createDraft.path, (context) =>
    answer(context, async (locale) => {
      await countUse('postsPerAddress', `${createDraft.path} ${clientAddress(context)}`)
      const { body, language } = await readDraftBody(context, locale)
      await countUse('emailedPostsPerAddress', `${createDraft.path} ${clientAddress(context)}`)
      await saveDraft(body, { payload: await cms(), locale: language })
      return context.text(getTranslations({ locale: language, namespace: 'ApiAnswers' })('draftSaved', { email: body.email }), 202)
    }),
  )

  const draft = { request: { params: TokenSchema }, responses: { 200: json(DRAFT_ROUTE.answer, 'The draft as it is now; its `ETag` is another one after each change.'), ...notFound } }
  describe(api, 'get', DRAFT_ROUTE.path, 'A draft, by the link from the email', draft)
  api.get(routerPath(DRAFT_ROUTE.path), (context) => answer(context, async (locale) => answerDraft(context, await readDraft(tokenOf(context), { payload: await cms(), locale }))))

  describe(api, 'put', DRAFT_ROUTE.path, 'Replace a draft', {
    ...draft,
    request: { params: TokenSchema, body: { content: { 'application/json': { schema: DRAFT_ROUTE.body } }, required: true } },
    responses: { ...draft.responses, 409: json(ErrorBodySchema, 'It has been changed since the version that `If-Match` names; nothing is stored.'), ...refused },
  })
  api.put(routerPath(DRAFT_ROUTE.path), (context) =>
    answer(context, async (locale) => {
      await countUse('postsPerAddress', `${DRAFT_ROUTE.path} ${clientAddress(context)}`)
      const { body, language } = await readDraftBody(context, locale)
      const replaced = await replaceDraft(tokenOf(context), body, context.req.header('If-Match') ?? null, { payload: await cms(), locale: language })
      return answerDraft(context, replaced)
    }),
  )

  describe(api, 'delete', DRAFT_ROUTE.path, 'Delete a draft', { request: { params: TokenSchema }, responses: { 200: { description: 'A message for the visitor.' } } })
  api.delete(routerPath(DRAFT_ROUTE.path), (context) =>
    answer(context, async (locale) => {
      await deleteDraft(tokenOf(context), await cms())
      return context.text(getTranslations({ locale, namespace: 'ApiAnswers' })('draftDeleted'), 200)
    }),
  )
}

function describe(api: Api, method: 'get' | 'post' | 'put' | 'delete', path: string, summary: string, rest: Pick<Parameters<Api['openAPIRegistry']['registerPath']>[0], 'request' | 'responses'>): void {
  api.openAPIRegistry.registerPath({ method, path, tags: ['accelerators'], summary, ...rest })
}

async function answer(context: Context<ApiEnv>, handle: (locale: Locale) => Promise<Response>): Promise<Response> {
  context.header('Cache-Control', 'private, no-store')
  const locale = localeOf(context, context.req.query(LOCALE_PARAMETER))
  try {
    return await handle(locale)
  } catch (error) {
    return answerError(inLanguage(error, locale))
  }
}

function answerDraft(context: Context<ApiEnv>, { draft, version }: Awaited<ReturnType<typeof readDraft>>): Response {
  context.header('ETag', version)
  return context.json(draft, 200)
}

/** A draft says in which language it is written. */
async function readDraftBody(context: Context<ApiEnv>, locale: Locale) {
  const { [HONEYPOT_FIELD]: honeypot = '', locale: named, ...fields } = await readJson(context.req.raw)
  if (honeypot !== '') throw new ContractError('invalid', getTranslations({ locale, namespace: 'ApiErrors' })('honeypot'))
  const language = (typeof named === 'string' && toLocale(named)) || locale
  return { body: parseBody(SentDraftSchema, fields, language), language }
}

function tokenOf(context: Context<ApiEnv>): string {
  return context.req.param('token') ?? ''
}

/** @throws ContractError `notFound` for what can be no key */
function idOf(context: Context<ApiEnv>): string {
  const parsed = FileSchema.safeParse(context.req.param())
  if (!parsed.success) throw new ContractError('notFound', 'There is no such file.')
  return parsed.data.id
}
