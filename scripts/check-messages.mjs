// Finds texts that one language lacks or fills in differently, and texts that no code reads.
// A key that is read but not there is a type error (lib/i18n/messages.d.ts).
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import ts from 'typescript'

const FAULTS = ['missing', 'empty', 'no ICU message']
const ANY_KEY = { start: '', end: '' }

/** @param {Record<string, object>} languages the messages of each language */
export function compareLanguages(languages) {
  const tables = Object.entries(languages).map(([language, messages]) => ({ language, texts: new Map(flatten(messages)) }))
  const keys = new Set(tables.flatMap(({ texts }) => [...texts.keys()]))
  return [...keys].flatMap((key) => {
    const contents = tables.map(({ texts }) => contentOf(texts.get(key)))
    const isGood = new Set(contents).size === 1 && !FAULTS.includes(contents[0])
    return isGood ? [] : [`${key}: ${tables.map(({ language }, index) => `${contents[index]} in ${language}`).join(', ')}`]
  })
}

function flatten(messages, prefix = '') {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'object' ? flatten(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]],
  )
}

function contentOf(text) {
  if (!text?.trim()) return text === undefined ? 'missing' : 'empty'
  try {
    return [...new Set(valuesOf(parse(text)))].sort().join(' ') || 'plain text'
  } catch {
    return 'no ICU message'
  }
}

/** The arguments and tags of a message. Which plural forms there are is left out: languages differ in them. */
function valuesOf(elements) {
  return elements.flatMap(({ type, value, children = [], options = {} }) => [
    ...(type === TYPE.literal || type === TYPE.pound ? [] : [`{${value}, ${TYPE[type]}}`]),
    ...valuesOf([...children, ...Object.values(options).flatMap((option) => option.value)]),
  ])
}

/**
 * A key that code computes counts as read where its variable part is spelled in the sources: quoted, though
 * not as an argument, as the name of a property, or as one of the `texts` that are handed on together.
 *
 * @param {object} messages of one language
 * @param {string[]} sources the texts of the code
 */
export function findUnread(messages, sources) {
  const reads = sources.filter((text) => text.includes('Translations(')).flatMap(readsOf)
  const spelled = new Set(sources.flatMap((text) => [...text.matchAll(/(?<=[^(](['"`]))[\w.]+(?=\1)|\w+(?=:)|(?<=\btexts\S*\.)\w+/g)].map(([word]) => word)))
  const isRead = (key) =>
    reads.some(({ namespace, start, end }) => {
      const head = `${namespace}.${start}`
      if (end === undefined) return key === head
      return key.startsWith(head) && key.endsWith(end) && spelled.has(key.slice(head.length, key.length - end.length))
    })
  return flatten(messages).flatMap(([key]) => (isRead(key) ? [] : [key]))
}

/** What a file reads: a whole key as `start`, or the `start` and `end` of a key that it computes. */
function readsOf(text) {
  const nodes = nodesOf(ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true))
  const makers = nodes.filter(ts.isCallExpression).flatMap((node) => {
    const namespace = /^(?:get|use)Translations\([^)]*'(\w+)'/.exec(node.getText())?.[1]
    return namespace && ts.isIdentifier(node.expression) ? [{ node, namespace, name: nameOf(node) }] : []
  })
  const mentions = nodes.filter(ts.isIdentifier).flatMap((node) => makers.filter(({ name }) => name === node.text).map(({ namespace }) => ({ node, namespace })))
  return [...makers, ...mentions].flatMap(({ node, namespace }) => keysReadBy(node).map((key) => ({ namespace, ...key })))
}

function nodesOf(node) {
  const nodes = [node]
  ts.forEachChild(node, (child) => void nodes.push(...nodesOf(child)))
  return nodes
}

/** `t` of `const t = await getTranslations('A')` and of `const [t] = await Promise.all([getTranslations('A')])`. */
function nameOf(maker) {
  let node = maker
  let position
  for (; !ts.isStatement(node.parent) && !ts.isVariableDeclaration(node.parent); node = node.parent) {
    if (ts.isArrayLiteralExpression(node.parent)) position = node.parent.elements.indexOf(node)
  }
  const { name } = node.parent
  return name && ts.isArrayBindingPattern(name) ? name.elements[position]?.name.text : name?.text
}

/** The keys of t('a'), t.rich('a') and t(is ? 'a' : 'b'); any key where `t` is handed on. */
function keysReadBy(reader) {
  const callee = ts.isPropertyAccessExpression(reader.parent) && reader.parent.expression === reader ? reader.parent : reader
  const { parent } = callee
  if (ts.isCallExpression(parent) && parent.expression === callee) return parent.arguments.slice(0, 1).flatMap(keysIn)
  const isHandedOn = ts.isIdentifier(reader) && (ts.isCallExpression(parent) || ts.isShorthandPropertyAssignment(parent) || ts.isJsxExpression(parent) || parent.initializer === reader)
  return isHandedOn ? [ANY_KEY] : []
}

function keysIn(argument) {
  if (ts.isStringLiteralLike(argument)) return [{ start: argument.text }]
  if (ts.isConditionalExpression(argument)) return [argument.whenTrue, argument.whenFalse].flatMap(keysIn)
  if (ts.isParenthesizedExpression(argument)) return keysIn(argument.expression)
  return ts.isTemplateExpression(argument) ? [{ start: argument.head.text, end: argument.templateSpans.at(-1).literal.text }] : [ANY_KEY]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(path.resolve(import.meta.dirname, '..'))
  const read = (file) => readFileSync(file, 'utf8')
  const filesIn = (folder) => readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name))
  const languages = Object.fromEntries(filesIn('messages').map((file) => [path.parse(file).name, JSON.parse(read(file))]))
  const sources = ['app', 'components', 'lib'].flatMap(filesIn).filter((file) => /\.tsx?$/.test(file) && !/test\.tsx?$|\/tests\/|\/migrations\/|payload-types/.test(file))
  const unread = findUnread(Object.values(languages)[0], sources.map(read))
  const problems = [...compareLanguages(languages), ...unread.map((key) => `${key}: no code reads it`)]
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
