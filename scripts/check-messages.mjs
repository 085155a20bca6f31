// Finds texts that one language lacks, that nobody reads, and that are read but not there.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { tsImport } from 'tsx/esm/api'
import ts from 'typescript'
import { dynamicKeys } from './messages/dynamic-keys.mjs'

const GENERATED = /^lib\/backend\/(database\/migrations\/|payload-types\.ts)/
const ARGUMENT_KINDS = {
  [TYPE.argument]: '',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
}
const READERS = ['getTranslations', 'useTranslations']
const VARIANTS = ['rich', 'markup', 'raw', 'has']

/**
 * Compares the messages with each other and with the code that reads them.
 *
 * @param {{
 *   languages: Record<string, object>,
 *   sources: { file: string, text: string }[],
 *   dynamicKeys: { namespace: string, keys: string[] }[],
 * }} input the messages of each language, the code, and the keys that the code computes
 * @returns {string[]} what is wrong, each naming its key; empty when all is well
 */
export function checkMessages({ languages, sources, dynamicKeys }) {
  const tables = Object.entries(languages).map(([language, messages]) => ({ language, texts: new Map(flatten(messages)) }))
  const known = new Set(tables.flatMap(({ texts }) => [...texts.keys()]))
  const { used, computed } = usesOf(sources)
  const listed = dynamicKeys.flatMap(({ namespace, keys }) => keys.map((key) => `${namespace}.${key}`))
  const listedNamespaces = new Set(dynamicKeys.map(({ namespace }) => namespace))
  const computedNamespaces = new Set(computed.map(({ namespace }) => namespace))
  const read = new Set([...used.map(({ key }) => key), ...listed])
  return [
    ...[...known].flatMap((key) => compareTexts(key, tables)),
    ...used.filter(({ key }) => !known.has(key)).map(({ key, file }) => `${key}: read in ${file}, but there is no such message`),
    ...listed.filter((key) => !known.has(key)).map((key) => `${key}: listed as a computed key, but there is no such message`),
    ...computed
      .filter(({ namespace }) => !listedNamespaces.has(namespace))
      .map(({ namespace, file }) => `${namespace}: ${file} computes a key; list the keys in scripts/messages/dynamic-keys.mjs`),
    ...[...listedNamespaces]
      .filter((namespace) => !computedNamespaces.has(namespace))
      .map((namespace) => `${namespace}: listed as computing keys, but no code does`),
    ...[...known].filter((key) => !read.has(key)).map((key) => `${key}: nobody reads it`),
  ]
}

function flatten(messages, prefix = '') {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? flatten(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]],
  )
}

function compareTexts(key, tables) {
  const lacking = tables.filter(({ texts }) => !texts.has(key)).map(({ language }) => `${key}: missing in ${language}`)
  const present = tables.filter(({ texts }) => texts.has(key))
  const empty = present
    .filter(({ texts }) => typeof texts.get(key) !== 'string' || texts.get(key).trim() === '')
    .map(({ language }) => `${key}: empty in ${language}`)
  if (lacking.length > 0 || empty.length > 0) return [...lacking, ...empty]
  const unreadable = present
    .filter(({ texts }) => !isMessage(texts.get(key)))
    .map(({ language }) => `${key}: no ICU message in ${language}`)
  if (unreadable.length > 0) return unreadable
  const described = present.map(({ language, texts }) => ({ language, holds: describePlaceholders(texts.get(key)) }))
  if (new Set(described.map(({ holds }) => holds)).size === 1) return []
  return [`${key}: placeholders differ: ${described.map(({ language, holds }) => `${language} ${holds || 'none'}`).join(', ')}`]
}

function isMessage(text) {
  try {
    parse(text)
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

function describePlaceholders(text) {
  return [...new Set(placeholdersOf(text))].sort().join(' ')
}

/**
 * The arguments and tags of an ICU message, such as `{event}`, `{count, plural}` and `<b>`. Which plural
 * forms there are is left out: languages differ in them.
 *
 * @param {string} text
 * @returns {string[]}
 * @throws {SyntaxError} when it is no ICU message
 */
export function placeholdersOf(text) {
  return parse(text).flatMap(placeholdersOfElement)
}

function placeholdersOfElement({ type, value, children = [], options = {} }) {
  const kind = ARGUMENT_KINDS[type]
  const label = type === TYPE.tag ? `<${value}>` : kind === undefined ? null : `{${[value, kind].filter(Boolean).join(', ')}}`
  const nested = [...children, ...Object.values(options).flatMap((option) => option.value)]
  return [...(label ? [label] : []), ...nested.flatMap(placeholdersOfElement)]
}

function usesOf(sources) {
  const used = []
  const computed = []
  for (const { file, text } of sources) {
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    visit(tree, new Map(), (namespace, keys) => {
      if (keys === null) computed.push({ namespace, file })
      else used.push(...keys.map((key) => ({ key: `${namespace}.${key}`, file })))
    })
  }
  return { used, computed }
}

/** Walks the code; `scope` tells which namespace a name such as `t` reads where it is mentioned. */
function visit(node, scope, report) {
  const inner = ts.isFunctionLike(node) || ts.isSourceFile(node) ? withReaders(node, scope) : scope
  const namespace = ts.isIdentifier(node) ? inner.get(node.text) : undefined
  if (namespace && !isName(node)) report(namespace, keysReadBy(node))
  // A reader that is used where it is made: getTranslations({ … })('key').
  const maker = ts.isCallExpression(node) && ts.isCallExpression(node.expression) ? namespaceOf(node.expression) : undefined
  if (maker && node.arguments[0]) report(maker, spelledKeys(node.arguments[0]))
  ts.forEachChild(node, (child) => visit(child, inner, report))
}

function withReaders(owner, outer) {
  const scope = new Map(outer)
  const collect = (node) => {
    if (node !== owner && ts.isFunctionLike(node)) return
    if (ts.isVariableDeclaration(node) && node.initializer) bind(node.name, node.initializer, scope)
    ts.forEachChild(node, collect)
  }
  ts.forEachChild(owner, collect)
  return scope
}

/** Notes `t` of `const t = await getTranslations('Ns')` and of `const [t] = await Promise.all([…])`. */
function bind(name, initializer, scope) {
  const value = unwrap(initializer)
  if (ts.isArrayBindingPattern(name)) {
    const entries = ts.isCallExpression(value) ? unwrap(value.arguments[0] ?? value) : value
    if (!ts.isArrayLiteralExpression(entries)) return
    for (const [index, element] of name.elements.entries()) {
      const entry = entries.elements[index]
      if (ts.isBindingElement(element) && entry) bind(element.name, entry, scope)
    }
    return
  }
  if (!ts.isIdentifier(name)) return
  const namespace = ts.isCallExpression(value) ? namespaceOf(value) : undefined
  // Another variable of the same name hides an outer reader.
  if (namespace) scope.set(name.text, namespace)
  else scope.delete(name.text)
}

function unwrap(expression) {
  if (ts.isAwaitExpression(expression) || ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression)) {
    return unwrap(expression.expression)
  }
  return expression
}

function namespaceOf(call) {
  if (!ts.isIdentifier(call.expression) || !READERS.includes(call.expression.text)) return undefined
  const [argument] = call.arguments
  if (!argument) return undefined
  if (ts.isStringLiteralLike(argument)) return argument.text
  if (!ts.isObjectLiteralExpression(argument)) return undefined
  const property = argument.properties.find((entry) => entry.name?.getText() === 'namespace')
  return property && ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)
    ? property.initializer.text
    : undefined
}

/** Whether an identifier only names something: where it is declared, a property, an attribute. */
function isName(node) {
  const { parent } = node
  return (
    ((ts.isVariableDeclaration(parent) || ts.isBindingElement(parent) || ts.isParameter(parent)) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isJsxAttribute(parent) ||
    ts.isTypeNode(parent)
  )
}

/** @returns {string[] | null} the keys that a mention of `t` reads, or null when the code computes them */
function keysReadBy(reader) {
  const { parent } = reader
  const isVariant = ts.isPropertyAccessExpression(parent) && VARIANTS.includes(parent.name.text)
  const callee = isVariant ? parent : reader
  const call = callee.parent
  if (!ts.isCallExpression(call) || call.expression !== callee || !call.arguments[0]) return null
  return spelledKeys(call.arguments[0])
}

function spelledKeys(argument) {
  if (ts.isStringLiteralLike(argument)) return [argument.text]
  if (ts.isParenthesizedExpression(argument)) return spelledKeys(argument.expression)
  if (!ts.isConditionalExpression(argument)) return null
  const [one, other] = [spelledKeys(argument.whenTrue), spelledKeys(argument.whenFalse)]
  return one && other ? [...one, ...other] : null
}

function readSources(root) {
  return ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .map((name) => path.join(folder, String(name)))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !GENERATED.test(file))
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
  )
}

async function main() {
  const root = fileURLToPath(new URL('../', import.meta.url))
  const { LOCALES } = await tsImport('../lib/i18n/locales.ts', import.meta.url)
  const languages = Object.fromEntries(
    LOCALES.map((locale) => [locale, JSON.parse(readFileSync(path.join(root, `messages/${locale}.json`), 'utf8'))]),
  )
  const problems = checkMessages({ languages, sources: readSources(root), dynamicKeys: await dynamicKeys() })
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log('Messages: every language complete, every key read, every key read is there.')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void main()
