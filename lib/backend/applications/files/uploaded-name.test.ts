import { uploadedName } from './uploaded-name'

test.each([
  ['deck.pdf', 'application/pdf', 'deck.pdf'],
  ['C:\\fakepath\\My deck.PDF', 'application/pdf', 'My deck.pdf'],
  ['photo.png', 'image/jpeg', 'photo.jpg'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['ჩემი\u202Egnp.exe', 'image/png', 'ჩემიgnp.exe.png'],
  ['   ', 'application/pdf', 'file.pdf'],
] as const)('%s', (name, type, stored) => expect(uploadedName(name, type)).toBe(stored))
