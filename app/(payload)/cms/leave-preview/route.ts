import { leavePreview } from '@/lib/backend/http/preview-routes'

export const GET = (request: Request) => leavePreview(request)
