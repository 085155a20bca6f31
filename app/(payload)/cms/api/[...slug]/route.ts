import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { guardCms } from '@/lib/backend/cms-door'
import config from '@/lib/backend/config'

export const GET = guardCms(REST_GET(config))

/** Payload answers no HEAD, with which some link previews ask for a picture first. */
export const HEAD: typeof GET = (request, context) => GET(new Request(request, { method: 'GET' }), context)

export const POST = guardCms(REST_POST(config))
export const DELETE = guardCms(REST_DELETE(config))
export const PATCH = guardCms(REST_PATCH(config))
export const PUT = guardCms(REST_PUT(config))
export const OPTIONS = guardCms(REST_OPTIONS(config))
