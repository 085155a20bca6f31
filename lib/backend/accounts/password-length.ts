import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { MIN_PASSWORD } from '@/lib/contract/users'
import type { User } from '../payload-types'

export const requireLongPassword: CollectionBeforeValidateHook<User> = ({ data, req }) => {
  const { password } = data ?? {}
  if (typeof password === 'string' && [...password].length < MIN_PASSWORD) {
    const message = `At least ${MIN_PASSWORD} characters.`
    throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }], req })
  }
  return data
}
