import { transport } from '@/lib/api/transport'

const answer = async (request: Request) => (await transport())(request)

export {
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as POST,
  answer as PUT,
  answer as PATCH,
  answer as DELETE,
}
