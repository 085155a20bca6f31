import { startPreview } from '@/lib/backend/preview/preview-route'

export const GET = async (request: Request, { params }: RouteContext<'/cms/preview/[...document]'>) =>
  startPreview(request, (await params).document)
