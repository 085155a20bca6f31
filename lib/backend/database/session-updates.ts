import type { BaseDatabaseAdapter, DatabaseAdapterObj, UpdateOneArgs, Where } from 'payload'

/**
 * Lets the CMS write the sessions of an account alone. To begin, renew or end one it writes the whole account as it was
 * before it compared the password: a new password, another role or a deactivation of meanwhile would be undone. Whose
 * password has changed meanwhile gets no session.
 */
export function withSessionsAlone<Adapter extends BaseDatabaseAdapter>(object: DatabaseAdapterObj<Adapter>): DatabaseAdapterObj<Adapter> {
  return {
    ...object,
    init: (args) => {
      const adapter = object.init(args)
      const updateOne = adapter.updateOne.bind(adapter)
      adapter.updateOne = (update) => updateOne(isOfSessions(update) ? toSessionsAlone(update) : update)
      return adapter
    },
  }
}

/** Other changes of an account set the time of the change. */
function isOfSessions({ collection, data }: UpdateOneArgs): boolean {
  return collection === 'users' && data.updatedAt === null && Array.isArray(data.sessions) && 'hash' in data
}

function toSessionsAlone({ id, where, data, ...update }: UpdateOneArgs): UpdateOneArgs {
  const isUnchanged: Where = { and: [where ?? { id: { equals: id } }, { hash: { equals: data.hash } }] }
  return { ...update, where: isUnchanged, data: { sessions: data.sessions, updatedAt: null } }
}
