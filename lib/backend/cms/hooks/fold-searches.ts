import type { CollectionBeforeOperationHook, Where } from 'payload'
import { typedWords } from '@/lib/site/search/search-text'

/** Folds the searches of staff like the stored texts: O’Brien and O'Brien are one name. */
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
