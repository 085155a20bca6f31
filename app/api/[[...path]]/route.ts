import { answerAtFrontDoor as answer } from '@/lib/api/front-door'

export {
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as POST,
  answer as PUT,
  answer as PATCH,
  answer as DELETE,
}
