import { startPreview } from '@/lib/backend/http/preview-routes'

export const GET = async (request: Request, { params }: RouteContext<'/cms/preview/[...document]'>) =>
  startPreview(request, (await params).document)
