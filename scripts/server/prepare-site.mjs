import { fork } from 'node:child_process'
import { bundled } from '../bundled.mjs'

/** Makes the database ready in a process of its own, which leaves no memory behind; ends this one when that fails. */
export function prepareSite(root) {
  return new Promise((resolve) => {
    const child = fork(bundled('scripts/server/prepare.ts'), {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const stop = () => child.kill()
    process.once('SIGTERM', stop).once('SIGINT', stop)
    child.once('message', resolve)
    child.once('exit', (code) => {
      process.off('SIGTERM', stop).off('SIGINT', stop)
      if (code !== 0) process.exit(code ?? 1)
    })
  })
}
