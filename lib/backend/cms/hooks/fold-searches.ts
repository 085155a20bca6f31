import type { CollectionBeforeOperationHook, Where } from 'payload'
import { typedWords } from '@/lib/site/search/search-text'

/** Looks for what staff type in a list as it is stored: O’Brien and O'Brien are one name. */
export const foldSearches: CollectionBeforeOperationHook = ({ args }) => {
  const { where } = args as { where?: Where }
  return where ? { ...args, where: foldTyped(where) } : args
}

function foldTyped(where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([name, condition]): [string, Where[string]] => {
      if (Array.isArray(condition)) return [name, condition.map(foldTyped)]
      return [name, name === 'searchText' && typeof condition.like === 'string' ? { ...condition, like: typedWords(condition.like) } : condition]
    }),
  )
}
