import { answerRequest } from '@/lib/api/door'

export {
  answerRequest as GET,
  answerRequest as HEAD,
  answerRequest as OPTIONS,
  answerRequest as POST,
  answerRequest as PUT,
  answerRequest as PATCH,
  answerRequest as DELETE,
}
