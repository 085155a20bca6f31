import type { GuestColumn } from '@/lib/contract/desk/guests'
import { foldForSearch } from '@/lib/site/search/search-fold'

/** How columns are called by Excel, Google Contacts, Luma, Eventbrite, pretix and Georgian offices; of several the first counts. */
const NAMES: Record<GuestColumn, readonly string[]> = {
  fullName: ['full name', 'fullname', 'name and surname', 'first and last name', 'first name last name', 'name surname', 'surname name', 'name full name', 'display name', 'guest', 'attendee', 'participant', 'სახელი და გვარი', 'სახელი გვარი', 'გვარი და სახელი', 'გვარი სახელი', 'სრული სახელი', 'სახელი გვარი სრულად', 'სტუმარი', 'მონაწილე', 'დელეგატი', 'ვინაობა'],
  firstName: ['first name', 'firstname', 'given name', 'givenname', 'forename', 'name first name', 'name given name'],
  middleName: ['middle name', 'middlename', 'additional name', 'name middle name', 'მამის სახელი'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'familyname', 'name last name', 'name family name', 'გვარი'],
  email: ['email', 'e mail', 'email address', 'e mail address', 'mail', 'mail address', 'e mail 1 value', 'email 1 value', 'e mail value', 'ელფოსტა', 'ელ ფოსტა', 'ელექტრონული ფოსტა', 'ელფოსტის მისამართი', 'ელ ფოსტის მისამართი', 'ელექტრონული ფოსტის მისამართი', 'ელექტრონული მისამართი', 'მეილი', 'მაილი', 'იმეილი', 'ი მეილი', 'ემეილი', 'e mail 2 value', 'e mail 2 address'],
  phone: ['mobile', 'mobile phone', 'mobile number', 'mobile phone number', 'cell', 'cell phone', 'cellphone', 'phone', 'phone number', 'phone no', 'telephone', 'telephone number', 'tel', 'whatsapp', 'phone 1 value', 'primary phone', 'business phone', 'work phone', 'home phone', 'phone 2 value', 'მობილური', 'მობილურის ნომერი', 'მობილური ტელეფონი', 'მობილური ნომერი', 'მობ', 'მობ ნომერი', 'ტელეფონი', 'ტელეფონის ნომერი', 'ტელ', 'ტელ ნომერი', 'საკონტაქტო ნომერი', 'საკონტაქტო ტელეფონი', 'საკონტაქტო ტელ'],
  organization: ['organisation', 'organization', 'company', 'company name', 'organisation name', 'organization name', 'organization 1 name', 'employer', 'institution', 'affiliation', 'ორგანიზაცია', 'ორგანიზაციის სახელი', 'ორგანიზაციის დასახელება', 'კომპანია', 'კომპანიის სახელი', 'კომპანიის დასახელება', 'დაწესებულება', 'უწყება', 'სამუშაო ადგილი', 'სამსახური'],
  position: ['position', 'job title', 'jobtitle', 'job', 'role', 'organization title', 'organization 1 title', 'occupation', 'title', 'თანამდებობა', 'პოზიცია', 'საქმიანობა', 'პროფესია'],
  country: ['country', 'country region', 'country of residence', 'address 1 country', 'home country', 'business country', 'business country region', 'home country region', 'ქვეყანა', 'საცხოვრებელი ქვეყანა', 'ქვეყნის დასახელება'],
  kind: ['kind', 'type', 'category', 'guest type', 'კატეგორია', 'ტიპი', 'სახეობა'],
  state: ['status', 'state', 'approval status', 'attendee status', 'registration status', 'rsvp', 'rsvp status', 'სტატუსი'],
  note: ['note', 'note for check in', 'check in note', 'comment', 'comments', 'remark', 'remarks', 'შენიშვნა', 'კომენტარი'],
  notes: ['internal notes', 'internal note', 'notes', 'შიდა შენიშვნა', 'შიდა შენიშვნები', 'შენიშვნები'],
  language: ['language', 'lang', 'locale', 'preferred language', 'language of emails', 'ენა'],
  companions: ['plus', 'plus one', 'plus 1', '+1', 'companions', 'companion', 'accompanied by', 'accompanying', 'accompanying persons', 'bringing', 'თანმხლები', 'თანმხლები პირი', 'თანმხლები პირები'],
  companionOf: ['companion of', 'comes with', 'plus of', 'ვისთან ერთად'],
}

/** Names that are the first one alone where the last has a column of its own. */
const NAME = ['name', 'სახელი']

/** Whose a column is: that of a guest counts before one that says nothing, that of a buyer after it. */
const OWNERS: [RegExp, rank: number][] = [
  [/^(?:attendee|participant|delegate|guest|invitee|visitor|სტუმრის|მონაწილის|დელეგატის|მოწვეულის) /, 0],
  [/^(?:what is |what s )?(?:your|contact|personal|person s|თქვენი|პირადი) /, 1],
  [/^(?:work|business|primary|main|official|სამსახურებრივი|სამუშაო|ოფიციალური) /, 2],
  [/^(?:buyer|purchaser|customer|მყიდველის) /, 3],
]

/** Where nothing is said. */
const PLAIN = 1

interface Known {
  column: GuestColumn | 'name'
  /** The smallest counts first. */
  rank: number
}

const COLUMNS = new Map<string, Known>(
  [...Object.entries(NAMES), ['name', NAME] as const].flatMap(([column, names]) => names.map((name, index) => [foldForSearch(name), { column: column as Known['column'], rank: index / 100 }] as const)),
)

/** The columns of a file by their content: those that count first stand first. */
export type GuestColumns = Partial<Record<GuestColumn, number[]>>

/** What staff have said of columns by their positions, from 0; null for those that are left out. */
export type ChosenColumns = Record<string, GuestColumn | null>

/** Recognises the columns by the headings. */
export function readGuestColumns(headings: readonly string[], chosen: ChosenColumns = {}): GuestColumns {
  const found = headings.map((heading, index): Known | null => {
    const column = chosen[index]
    return column === undefined ? recognise(heading) : column && { column, rank: -1 }
  })
  const has = (column: GuestColumn) => found.some((known) => known?.column === column)
  const ofName: GuestColumn = has('lastName') && !has('firstName') ? 'firstName' : 'fullName'
  const columns: GuestColumns = {}
  const sorted = found.flatMap((known, index) => (known ? [{ ...known, index }] : [])).sort((one, other) => one.rank - other.rank || one.index - other.index)
  for (const { column, index } of sorted) (columns[column === 'name' ? ofName : column] ??= []).push(index)
  return columns
}

function recognise(heading: string): Known | null {
  // As a whole, without what stands in brackets, or one of two languages: "Name / სახელი", "სახელი (Name)".
  const outside = heading.replace(/[([{][^)\]}]*[)\]}]?/g, ' ')
  const [, inside = ''] = /[([{]([^)\]}]*)/.exec(heading) ?? []
  for (const text of [heading, outside, ...outside.split(/[/|\n–—]/), inside]) {
    const known = recogniseText(foldHeading(text))
    if (known) return known
  }
  return null
}

function recogniseText(text: string): Known | null {
  const plain = COLUMNS.get(text)
  if (plain) return { ...plain, rank: plain.rank + PLAIN }
  for (const [owner, rank] of OWNERS) {
    const owned = owner.test(text) ? COLUMNS.get(text.replace(owner, '')) : undefined
    if (owned) return { ...owned, rank: owned.rank + rank }
  }
  return null
}

/** "First_name*", "ელ.ფოსტა" and a heading over two lines become words with one space between. */
function foldHeading(heading: string): string {
  return foldForSearch(heading).replace(/[^\p{L}\p{N}+]+/gu, ' ').trim()
}
