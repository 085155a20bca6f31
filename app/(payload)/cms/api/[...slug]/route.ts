import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { cmsGuard } from '@/lib/backend/http/cms-guard'
import { withoutBody } from '@/lib/backend/http/open-answers'
import config from '@/lib/backend/cms/config'

export const GET = cmsGuard(REST_GET(config))

/** Payload answers no HEAD, with which some link previews ask for a picture first. */
export const HEAD: typeof GET = async ({ url, headers, signal }, context) => withoutBody(await GET(new Request(url, { headers, signal }), context))

export const POST = cmsGuard(REST_POST(config))
export const DELETE = cmsGuard(REST_DELETE(config))
export const PATCH = cmsGuard(REST_PATCH(config))
export const PUT = cmsGuard(REST_PUT(config))
export const OPTIONS = cmsGuard(REST_OPTIONS(config))
