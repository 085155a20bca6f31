// Loaded before anything else in the browser. zod compiles its schemas by `new Function` where it may, and finds out by
// trying: the policy of our pages refuses, and Firefox reports each try. Set by zod's own name, so that no page loads zod for it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
