import { leavePreview } from '@/lib/backend/preview/preview-route'

export const GET = (request: Request) => leavePreview(request)
