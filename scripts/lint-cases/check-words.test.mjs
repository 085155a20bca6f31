import { countComments, findInventedWords } from '../check-words.mjs'

test.each([
  ['const isForged = true', 'csrf'],
  ["import { Turnstile } from './turnstile'", 'Mutex'],
  ['sendPatiently(form)', 'timeout, sendWithRetry'],
  ['const door = registrationDoor(event)', 'apiHandler, cmsGuard, registrationStatus, statusTimeline'],
  ['<WaysOn label={label} />', 'RelatedLinks, eventLinks'],
  ['The files for machines: machine files.', 'metadataRoutes'],
  ["name: 'trap'", 'honeypot'],
  ["slug: 'old-addresses'", 'redirects, previousPaths, findRedirect'],
  ['const told = await read()', 'what the value is: message, locale, currentUser'],
  ['queueLetter(request)', 'email'],
  ['an address that staff mend', 'correct, unnotified, or what the value is'],
  ['<AskedFirst selector="#action-save">', 'correct, unnotified, or what the value is'],
  ['Mend the database', 'correct, repair'],
  ['function kindOf(event: Event, told: Facts)', 'what the value is: message, emailed, current'],
  ['onChange((said) => said)', 'what the value is: message, emailed, current'],
  ['([locale, said]) => locale', 'what the value is: message, emailed, current'],
  ['const CALLED = []', 'what the value is: message, emailed, current'],
  ['const programme = await readProgramme(payload, id)', 'agenda'],
])('refuses %j', (text, use) => {
  expect(findInventedWords(`first line\n${text}`)).toContainEqual({ line: 2, word: expect.any(String), use })
})

test.each(['At the door, phones scan tickets.', 'Four letters a year', 'the first letter of a name', 'const message = read()', 'Outdoors', 'An accelerator programme', 'isTold: true', 'nobody was told (or asked) of it', 'recommended'])('accepts %j', (text) => {
  expect(findInventedWords(text)).toEqual([])
})

test('counts comment lines of their own and leaves empty lines out', () => {
  const text = '// one\n\nconst a = 1 // not one\n/**\n * two\n */\nconst b = 2\n{/* three */}\n'
  expect(countComments(text)).toEqual({ lines: 7, comments: 5 })
})
