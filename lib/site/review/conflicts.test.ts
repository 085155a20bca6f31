import { employerDomain, foldOrganization, isInConflict } from './conflicts'

const JUROR = { email: 'nino@acme.ge', fullName: 'Nino Beridze', organization: 'Acme LLC' }
const APPLICANT = { email: 'someone@gmail.com', fullName: 'Someone Else', organization: '', texts: [] as string[] }

test.each([
  ['nobody they know', {}, {}, false],
  ['a colleague by a part of the domain', {}, { email: 'ana@labs.acme.ge' }, true],
  ['another company in the same suffix', { email: 'a@ug.edu.ge' }, { email: 'b@gtu.edu.ge' }, false],
  ['the same public mail host', { email: 'nino@gmail.com', organization: '' }, {}, false],
  ['the same public mail host of a country', { email: 'a@yahoo.co.uk', organization: '' }, { email: 'b@yahoo.co.uk' }, false],
  ['the same organisation, written otherwise', {}, { organization: ' ACME, Ltd. ' }, true],
  ['no organisation on either side', { organization: '' }, { organization: ' ' }, false],
  ['legal forms alone', { organization: 'LLC' }, { organization: 'შპს' }, false],
  ['themselves', { email: 'someone@gmail.com' }, {}, true],
  ['themselves with a tag and dots', { email: 'some.one+jury@googlemail.com', organization: '' }, {}, true],
  ['themselves by an address in the text', { email: 'other@gmail.com' }, { texts: ['Write to Other@Gmail.com.'] }, true],
  ['themselves by name', { fullName: 'someone  ELSE' }, {}, true],
])('an application of %s', (_, juror, applicant, expected) => expect(isInConflict({ ...JUROR, ...juror }, { ...APPLICANT, ...applicant })).toBe(expected))

test.each([
  ['შპს „აკმე“', 'აკმე'],
  ['აკმე', 'აკმე'],
  ['Green-Tech L.L.C.', 'greentech'],
  ['GREEN TECH', 'greentech'],
  ['ООО «Ромашка»', 'ромашка'],
  ['ა(ა)იპ ხიდი', 'ხიდი'],
  ['Société Générale S.A.', 'societegenerale'],
  ['Coca Co', 'coca'],
  ['', ''],
])('the organisation %s is compared as %s', (name, expected) => expect(foldOrganization(name)).toBe(expected))

test.each([
  ['a@mail.bank.co.uk', 'bank.co.uk'],
  ['a@mail.ru', null],
  ['a@team.github.io', 'team.github.io'],
  ['a@BANK.ge', 'bank.ge'],
])('the domain of %s is %s', (email, expected) => expect(employerDomain(email)).toBe(expected))
