import { execFileSync } from 'node:child_process'
import path from 'node:path'

const MOST_MODULES = 25
const MOST_FLOORS = 8
/** Tests, styles, data and what is generated have no place in the picture. */
const LEFT_OUT = String.raw`(^node_modules|\.test\.tsx?$|/backend/tests/|\.(css|json)$|/migrations/|payload-types\.ts$)`

/** @type {{ source: string, dependencies: { resolved: string, circular: boolean, cycle?: { name: string }[] }[] }[]} */
let modules

beforeAll(() => {
  const cruiser = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const options = ['--no-config', '--ts-config', 'tsconfig.json', '--ts-pre-compilation-deps', '--exclude', LEFT_OUT, '--output-type', 'json']
  const output = execFileSync(process.execPath, [cruiser, ...options, 'app', 'components', 'lib', 'middleware.ts'], { encoding: 'utf8', maxBuffer: 2 ** 27 })
  modules = JSON.parse(output).modules
}, 120_000)

test('no modules import each other in a circle, types included', () => {
  const circles = modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ circular, cycle = [] }) => (circular ? [[source, ...cycle.map(({ name }) => name)].join(' → ')] : [])),
  )
  expect(circles).toEqual([])
})

test(`no folder of lib and components has more than ${MOST_MODULES} modules`, () => {
  const folders = new Map()
  for (const { source } of modules) folders.set(path.dirname(source), (folders.get(path.dirname(source)) ?? 0) + 1)
  const full = [...folders].filter(([folder, count]) => /^(components|lib)\b/.test(folder) && count > MOST_MODULES)
  expect(full).toEqual([])
})

test(`lib has at most ${MOST_FLOORS} floors, each importing only from those below`, () => {
  const [longest] = [...roomsBelow().keys()].map((room) => longestWay(room, roomsBelow())).sort((one, other) => other.length - one.length)
  expect(longest?.length).toBeLessThanOrEqual(MOST_FLOORS)
})

/** The folders of lib, those of the backend each by itself, and which of them each imports from. */
function roomsBelow() {
  const roomOf = (file) => /^lib\/(?:backend\/)?[^/]+/.exec(file)?.[0]
  const rooms = new Map()
  for (const { source, dependencies } of modules) {
    const room = roomOf(source)
    if (!room) continue
    const below = rooms.get(room) ?? new Set()
    for (const { resolved } of dependencies) if (roomOf(resolved) && roomOf(resolved) !== room) below.add(roomOf(resolved))
    rooms.set(room, below)
  }
  return rooms
}

function longestWay(room, rooms, above = []) {
  if (above.includes(room)) throw new Error(`Folders import each other in a circle: ${[...above, room].join(' → ')}`)
  const ways = [...(rooms.get(room) ?? [])].map((below) => longestWay(below, rooms, [...above, room]))
  return [room, ...(ways.sort((one, other) => other.length - one.length)[0] ?? [])]
}
