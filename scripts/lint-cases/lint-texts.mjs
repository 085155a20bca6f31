// Lints texts as if they stood at given paths. In a process of its own, because ESLint loads its
// configuration by import(), which Jest's sandbox refuses.
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'

const root = fileURLToPath(new URL('../../', import.meta.url))

const eslint = new ESLint({ cwd: root, overrideConfigFile: 'eslint.config.mjs' })

/** @type {{ filePath: string, code: string }[]} */
const cases = JSON.parse(await text(process.stdin))
const answers = []
for (const { filePath, code } of cases) {
  const [result] = await eslint.lintText(code, { filePath })
  answers.push((result?.messages ?? []).map(({ ruleId, message }) => ({ ruleId, message })))
}
process.stdout.write(JSON.stringify(answers))
