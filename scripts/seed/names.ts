import type { Phrase } from './phrases'
import type { Random } from './random'
import { toLatin } from './transliterate'

/** Whether a person is a woman or a man; portraits are chosen by it. */
export type Gender = 'f' | 'm'

/** A person's name in both scripts, where they come from, and which portraits suit. */
export interface Name {
  fullName: Phrase
  gender: Gender
  /** ISO 3166-1 alpha-2. */
  country: string
}

const words = (text: string) => text.split(/\s+/).filter(Boolean)

const GEORGIAN = {
  f: words(`
    ნინო მარიამ ანა თამარ ეკატერინე ქეთევან მაია ნათია სალომე ელენე თეონა ლელა ნათელა ნინია ბარბარე ლიკა სოფიო თინათინ
    ხათუნა მანანა ნესტან ნუცა ქრისტინე მარინე ლანა თათია ირინა ეთერ ლია ნანა ნატალია თეკლე გვანცა ანუკი დარეჯან ლიზი
    მედეა მზია ნონა რუსუდან შორენა ცირა ხატია ეკა თეა ია`),
  m: words(`
    გიორგი დავით ნიკოლოზ ლუკა ლევან ირაკლი საბა ზურაბ თორნიკე გიგა ალექსანდრე ბექა ვახტანგ ზაზა თემურ კახა ლაშა მამუკა
    მიხეილ ნოდარ ოთარ პაატა რევაზ რატი სანდრო სერგო თენგიზ გივი შალვა შოთა ცოტნე ჯაბა აკაკი არჩილ ბადრი ბესიკ გელა
    გურამ დემეტრე ვაჟა ვასილ იოსებ კობა მერაბ მალხაზ`),
  last: words(`
    ბერიძე კაპანაძე გელაშვილი მაისურაძე გიორგაძე ლომიძე წიკლაური კვარაცხელია ხუციშვილი დოლიძე კვირიკაშვილი აბაშიძე
    ნოზაძე ჯავახიშვილი გოგოლაძე ჩიქოვანი ლორთქიფანიძე მაჭარაშვილი ჭანტურია ჯანელიძე შენგელია კობახიძე ქავთარაძე
    მესხი თოდუა ბოლქვაძე სურგულაძე ფხაკაძე ცინცაძე ნადირაძე ბარამიძე ბაქრაძე გაბუნია გვასალია გურგენიძე დადიანი
    დვალი ელიავა ზარანდია თევდორაძე თურმანიძე იაშვილი იმნაძე კალანდაძე კახიანი კვაჭანტირაძე კიკნაძე კოპალიანი ლაბაძე
    ლეჟავა ლობჟანიძე მამულაშვილი მახარაძე მელაძე მიქაძე მჭედლიშვილი ნაკაშიძე ნინიძე ონიანი პაპუაშვილი ჟღენტი რამიშვილი
    რობაქიძე სამხარაძე სვანიძე სიხარულიძე ტაბიძე ტატიშვილი უგრეხელიძე ფალავა ფირცხალავა ქარჩავა ქობალია ღვინიაშვილი
    ყიფიანი შავგულიძე შარაშენიძე შონია ჩაჩანიძე ჩხაიძე ცაგარელი ცხადაძე ძიძიგური წერეთელი წულაია ჭავჭავაძე ჭეიშვილი
    ხარაიშვილი ხვედელიძე ხურციძე ჯაფარიძე ჯიბლაძე ჯორჯაძე ჯუღელი არაბული ასათიანი ბახტაძე გამსახურდია`),
}

interface Neighbour {
  country: string
  f: Record<string, string>
  m: Record<string, string>
  last: Record<string, string>
}

/** Names from elsewhere, each with its Georgian spelling. */
const NEIGHBOURS: Neighbour[] = [
  {
    country: 'AM',
    f: { Ani: 'ანი', Mariam: 'მარიამ', Lilit: 'ლილიტ', Gayane: 'გაიანე', Nare: 'ნარე' },
    m: { Hayk: 'ჰაიკ', Tigran: 'ტიგრან', Armen: 'არმენ', Vahe: 'ვაჰე', Davit: 'დავით' },
    last: { Petrosyan: 'პეტროსიანი', Sargsyan: 'სარგსიანი', Grigoryan: 'გრიგორიანი', Hakobyan: 'ჰაკობიანი', Avetisyan: 'ავეტისიანი' },
  },
  {
    country: 'AZ',
    f: { Aysel: 'აისელ', Leyla: 'ლეილა', Nigar: 'ნიგარ', Sevda: 'სევდა', Gunay: 'გიუნაი' },
    m: { Rashad: 'რაშად', Elvin: 'ელვინ', Kamran: 'ქამრან', Tural: 'თურალ', Orkhan: 'ორხან' },
    last: { Hasanli: 'ჰასანლი', Rzazade: 'რზაზადე', Karimli: 'ქერიმლი', Bayramli: 'ბაირამლი', Safarli: 'საფარლი' },
  },
  {
    country: 'UA',
    f: { Olena: 'ოლენა', Daryna: 'დარინა', Iryna: 'ირინა', Oksana: 'ოქსანა', Yulia: 'იულია' },
    m: { Taras: 'ტარას', Andriy: 'ანდრი', Dmytro: 'დმიტრო', Bohdan: 'ბოჰდან', Maksym: 'მაქსიმ' },
    last: { Shevchenko: 'შევჩენკო', Kovalchuk: 'კოვალჩუკი', Melnyk: 'მელნიკი', Tkachenko: 'ტკაჩენკო', Lysenko: 'ლისენკო' },
  },
  {
    country: 'TR',
    f: { Zeynep: 'ზეინეფ', Elif: 'ელიფ', 'Ayşe': 'აიშე', Defne: 'დეფნე', Merve: 'მერვე' },
    m: { Emre: 'ემრე', Mehmet: 'მეჰმეთ', Can: 'ჯან', Burak: 'ბურაქ', 'Oğuz': 'ოღუზ' },
    last: { 'Yıldız': 'ილდიზი', Demir: 'დემირი', 'Şahin': 'შაჰინი', Kaya: 'ქაია', 'Öztürk': 'ოზთურქი' },
  },
  {
    country: 'PL',
    f: { Zofia: 'ზოფია', Agnieszka: 'აგნეშკა', Hanna: 'ჰანა', Katarzyna: 'კატაჟინა', Maja: 'მაია' },
    m: { Tomasz: 'ტომაშ', 'Paweł': 'პაველ', Jakub: 'იაკუბ', Piotr: 'პიოტრ', Marek: 'მარეკ' },
    last: { Nowak: 'ნოვაკი', Kaczmarek: 'კაჩმარეკი', Szymczak: 'შიმჩაკი', Mazur: 'მაზური', 'Wójcik': 'ვუიჩიკი' },
  },
  {
    country: 'KZ',
    f: { Aigerim: 'აიგერიმ', Dana: 'დანა', Madina: 'მადინა', Aruzhan: 'არუჟან', Saule: 'საულე' },
    m: { Daniyar: 'დანიარ', Timur: 'თიმურ', Nurlan: 'ნურლან', Arman: 'არმან', Yerlan: 'ერლან' },
    last: { Serikbay: 'სერიკბაი', Zhumabek: 'ჟუმაბეკი', Tolegen: 'ტოლეგენი', Nurpeis: 'ნურპეისი', Abilkhan: 'აბილხანი' },
  },
  {
    country: 'MD',
    f: { Cristina: 'კრისტინა', Elena: 'ელენა', Doina: 'დოინა', Ana: 'ანა', Irina: 'ირინა' },
    m: { Ion: 'იონ', Andrei: 'ანდრეი', Mihai: 'მიხაი', Vlad: 'ვლად', Sergiu: 'სერჯიუ' },
    last: { Rusu: 'რუსუ', Munteanu: 'მუნტიანუ', Ceban: 'ჩებანი', Lungu: 'ლუნგუ', Popa: 'პოპა' },
  },
  {
    country: 'EE',
    f: { Liis: 'ლიის', Kadri: 'კადრი', Anu: 'ანუ', Maarja: 'მაარია', Triin: 'ტრიინ' },
    m: { Mart: 'მარტ', Tanel: 'ტანელ', Rasmus: 'რასმუს', Priit: 'პრიიტ', Jaan: 'იაან' },
    last: { Tamm: 'ტამი', Saar: 'საარი', Kask: 'კასკი', Rebane: 'რებანე', Kukk: 'კუკი' },
  },
  {
    country: 'DE',
    f: { Hanna: 'ჰანა', Lena: 'ლენა', Johanna: 'იოჰანა', Clara: 'კლარა', Mia: 'მია' },
    m: { Jonas: 'იონას', Felix: 'ფელიქს', Lukas: 'ლუკას', Max: 'მაქს', Anton: 'ანტონ' },
    last: { Weiss: 'ვაისი', Schneider: 'შნაიდერი', Hoffmann: 'ჰოფმანი', Krause: 'კრაუზე', 'Müller': 'მიულერი' },
  },
  {
    country: 'FR',
    f: { Camille: 'კამილ', 'Léa': 'ლეა', Manon: 'მანონ', Claire: 'კლერ', 'Inès': 'ინეს' },
    m: { Hugo: 'იუგო', Louis: 'ლუი', Antoine: 'ანტუან', Jules: 'ჟიულ', 'Théo': 'თეო' },
    last: { Moreau: 'მორო', Lefebvre: 'ლეფევრი', Girard: 'ჟირარი', Dubois: 'დიუბუა', Roux: 'რუ' },
  },
]

const SHARE_OF_GEORGIANS = 0.74

/** A likely name. */
export function nameOf(random: Random): Name {
  const gender = random.pick(['f', 'm'] as const)
  if (random.chance(SHARE_OF_GEORGIANS)) {
    const ka = `${random.pick(GEORGIAN[gender])} ${random.pick(GEORGIAN.last)}`
    return { fullName: { en: toLatin(ka), ka }, gender, country: 'GE' }
  }
  const { country, last, ...first } = random.pick(NEIGHBOURS)
  const [given, givenKa] = random.pick(Object.entries(first[gender]))
  const [family, familyKa] = random.pick(Object.entries(last))
  return { fullName: { en: `${given} ${family}`, ka: `${givenKa} ${familyKa}` }, gender, country }
}
