/**
 * zod compiles its schemas by `new Function` where it may, and finds out by trying: the policy of our pages refuses, and
 * Firefox reports each try. Set by zod's own name before any script runs, so that no page loads zod for it.
 */
export function NoEvalScript() {
  return <script dangerouslySetInnerHTML={{ __html: 'globalThis.__zod_globalConfig={jitless:true}' }} />
}
