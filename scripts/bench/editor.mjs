// Saves documents as staff do, so that the pages that show them are rendered anew.

/** The account with which a measured site is started. */
export const ACCOUNT = { email: 'bench@site.example', password: 'measuring with content' }

/**
 * Signs in.
 *
 * @param {string} origin of a site that was started with {@link ACCOUNT}
 * @returns {Promise<(collection: string) => Promise<void>>} saves the first document of a collection, unchanged
 */
export async function signIn(origin) {
  const send = async (method, path, body, token) => {
    const response = await fetch(`${origin}/cms/api/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `JWT ${token}` }) },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const token = await tokenOf(origin)
  const keys = new Map()
  return async (collection) => {
    if (!keys.has(collection)) {
      const { docs } = await send('GET', `${collection}?limit=1&depth=0&sort=id`, undefined, token)
      if (!docs[0]) throw new Error(`There are no ${collection} to save.`)
      keys.set(collection, docs[0].id)
    }
    await send('PATCH', `${collection}/${keys.get(collection)}?locale=en`, { _status: 'published' }, token)
  }
}

/** @returns {Promise<string>} of a new session */
export async function tokenOf(origin, account = ACCOUNT) {
  const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(account) })
  const token = /\btoken=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1]
  if (!token) throw new Error(`The sign-in answered ${answer.status}.`)
  return token
}
