// The framework's entry to its cache (https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath).
// It loads this file itself, as JavaScript and before the server is there; the work is in `pages/content-cache.ts`.
const RUNTIME = Symbol.for('site.runtime')

export default class CacheHandler {
  #handler = globalThis[RUNTIME]?.createCacheHandler?.()

  async get(key, context) {
    return (await this.#handler?.get(key, context)) ?? null
  }

  async set(key, value, context) {
    await this.#handler?.set(key, value, context)
  }

  async revalidateTag(tags) {
    await this.#handler?.revalidateTag(tags)
  }

  resetRequestCache() {}
}
