import type { Random } from './random'

export type Phrase = { en: string; ka: string }

/** Joins one phrase of each list into a paragraph, the same ones in both languages. */
export function paragraph(random: Random, ...lists: (readonly Phrase[])[]): Phrase {
  const chosen = lists.map((list) => random.pick(list))
  return { en: chosen.map(({ en }) => en).join(' '), ka: chosen.map(({ ka }) => ka).join(' ') }
}

/** Where somebody comes from. */
export const ORIGINS: Phrase[] = [
  { en: 'Grew up above a bakery in Kutaisi and still gets up at five without an alarm clock.', ka: 'ქუთაისში, საცხობის თავზე გაიზარდა და დღესაც უმაღვიძაროდ ხუთ საათზე დგება.' },
  { en: 'Studied in Tbilisi, worked in Berlin for four years and came back with two suitcases and a plan.', ka: 'თბილისში ისწავლა, ოთხი წელი ბერლინში იმუშავა და ორი ჩემოდნითა და ერთი გეგმით დაბრუნდა.' },
  { en: 'Began as a volunteer in a village library and never quite left it.', ka: 'სოფლის ბიბლიოთეკაში მოხალისედ დაიწყო და იქიდან ბოლომდე არასოდეს წასულა.' },
  { en: 'Spent ten years in the same office before asking why the queue never got shorter.', ka: 'ათი წელი ერთ დაწესებულებაში იმუშავა, სანამ იკითხავდა, რატომ არ მოკლდებოდა რიგი.' },
  { en: 'Comes from a family of teachers and was expected to become one too.', ka: 'მასწავლებლების ოჯახიდანაა და მისგანაც იმავეს მოელოდნენ.' },
  { en: 'Learned the trade from a neighbour in Zugdidi, on summer evenings, for free.', ka: 'ხელობა ზუგდიდში, ზაფხულის საღამოობით, მეზობლისგან ისწავლა, თანაც უფასოდ.' },
  { en: 'Moved to Batumi for one season and has stayed for nine.', ka: 'ბათუმში ერთი სეზონით ჩავიდა და უკვე ცხრა სეზონია იქ არის.' },
  { en: 'Left a good post in the capital to work where the road ends.', ka: 'დედაქალაქში კარგი თანამდებობა დატოვა, რომ იქ ემუშავა, სადაც გზა მთავრდება.' },
  { en: 'Was the first in the family to finish university and the last to believe it.', ka: 'ოჯახში პირველმა დაამთავრა უნივერსიტეტი და ყველაზე გვიან დაიჯერა.' },
  { en: 'Trained as an engineer, then found out that the hard part is the meetings.', ka: 'ინჟინრად ისწავლა, მერე კი აღმოაჩინა, რომ ყველაზე რთული შეხვედრებია.' },
]

/** What somebody does. */
export const WORKS: Phrase[] = [
  { en: 'Now runs a team of seven who answer every letter within a day.', ka: 'ახლა შვიდკაციან გუნდს ხელმძღვანელობს, რომელიც ყველა წერილს ერთ დღეში პასუხობს.' },
  { en: 'Keeps a notebook of everything that broke and what it cost to mend.', ka: 'რვეულში იწერს ყველაფერს, რაც გაფუჭდა, და იმასაც, რა დაჯდა შეკეთება.' },
  { en: 'Travels to three districts every week, mostly by minibus, mostly on time.', ka: 'ყოველ კვირას სამ რაიონში ჩადის, უმეტესად სამარშრუტოთი და უმეტესად დროულად.' },
  { en: 'Has taught the same short course to four hundred people so far.', ka: 'აქამდე ერთი და იგივე მოკლე კურსი ოთხას ადამიანს ასწავლა.' },
  { en: 'Measures first, talks later, and publishes both the good months and the bad ones.', ka: 'ჯერ ზომავს, მერე ლაპარაკობს და კარგ თვეებსაც აქვეყნებს და ცუდსაც.' },
  { en: 'Works with two schools, one hospital and a very patient printer.', ka: 'ორ სკოლასთან, ერთ საავადმყოფოსა და ერთ ძალიან მომთმენ სტამბასთან მუშაობს.' },
  { en: 'Started with one room and a borrowed table; there are eleven rooms today.', ka: 'ერთი ოთახითა და ნათხოვარი მაგიდით დაიწყო; დღეს თერთმეტი ოთახია.' },
  { en: 'Listens for a living and writes down less than people think.', ka: 'მოსმენით ირჩენს თავს და იმაზე ნაკლებს იწერს, ვიდრე ჰგონიათ.' },
  { en: 'Is known for short meetings, long walks and plain contracts.', ka: 'ცნობილია მოკლე შეხვედრებით, გრძელი გასეირნებითა და გასაგები ხელშეკრულებებით.' },
  { en: 'Spends every Thursday where the work is done and not where it is reported.', ka: 'ყოველ ხუთშაბათს იქ ატარებს, სადაც საქმე კეთდება, და არა იქ, სადაც ანგარიშს წერენ.' },
]

/** What somebody hopes for. */
export const HOPES: Phrase[] = [
  { en: 'Wants the work to go on when nobody remembers who began it.', ka: 'სურს, საქმე მაშინაც გაგრძელდეს, როცა აღარავის ემახსოვრება, ვინ დაიწყო.' },
  { en: 'Came to learn how to hand things over.', ka: 'იმის სასწავლად მოვიდა, როგორ გადააბაროს საქმე სხვას.' },
  { en: 'Looks for somebody who has failed at the same thing and will say how.', ka: 'ეძებს ვინმეს, ვისაც იგივე არ გამოუვიდა და იტყვის, რატომ.' },
  { en: 'Would like to see the same done in every town with a railway station.', ka: 'უნდა, იგივე ყველა ქალაქში გაკეთდეს, სადაც რკინიგზის სადგურია.' },
  { en: 'Hopes to be unnecessary within five years.', ka: 'იმედი აქვს, რომ ხუთ წელიწადში საჭირო აღარ იქნება.' },
  { en: 'Is glad of any question that begins with “how much”.', ka: 'უხარია ყველა კითხვა, რომელიც „რამდენით“ იწყება.' },
  { en: 'Plays the accordion, badly, on request only.', ka: 'უკრავს აკორდეონზე, ცუდად და მხოლოდ თხოვნით.' },
  { en: 'Reads every reply, including the angry ones.', ka: 'ყველა პასუხს კითხულობს, გაბრაზებულებისასაც.' },
]

/** The kinds of articles, as they stand before a colon. */
export const SERIES: Phrase[] = [
  { en: 'Notebook', ka: 'უბის წიგნაკი' },
  { en: 'Half a year later', ka: 'ნახევარი წლის შემდეგ' },
  { en: 'Six questions', ka: 'ექვსი კითხვა' },
  { en: 'From the workshop', ka: 'სახელოსნოდან' },
  { en: 'A visit', ka: 'სტუმრად' },
  { en: 'What it cost', ka: 'რა დაჯდა' },
  { en: 'The first hundred days', ka: 'პირველი ასი დღე' },
  { en: 'In numbers', ka: 'რიცხვებში' },
  { en: 'A letter to the next team', ka: 'წერილი მომავალ გუნდს' },
  { en: 'Seen from outside', ka: 'გვერდიდან დანახული' },
]

/** How a teaser begins. */
export const TEASERS: Phrase[] = [
  { en: 'It began with a list on the back of a bus ticket and a promise that nobody wrote down.', ka: 'ყველაფერი ავტობუსის ბილეთის უკანა მხარეს დაწერილი სიითა და ზეპირი დაპირებით დაიწყო.' },
  { en: 'We asked for one number and were given a whole afternoon.', ka: 'ერთი რიცხვი ვიკითხეთ და მთელი ნაშუადღევი დაგვითმეს.' },
  { en: 'The plan was finished in March; the work, it turned out, was not.', ka: 'გეგმა მარტში დასრულდა; საქმე კი, როგორც აღმოჩნდა, არა.' },
  { en: 'Eleven people in a room, one kettle and a question that would not go away.', ka: 'თერთმეტი ადამიანი ერთ ოთახში, ერთი ჩაიდანი და კითხვა, რომელიც არსად მიდიოდა.' },
  { en: 'Everybody agreed at once, which should have been the first warning.', ka: 'ყველა მაშინვე დათანხმდა და პირველი გაფრთხილება სწორედ ეს უნდა ყოფილიყო.' },
  { en: 'There was a simple way to do it, and we found it last.', ka: 'მარტივი გზა არსებობდა და სწორედ ის ვიპოვეთ ბოლოს.' },
  { en: 'A year ago this page would have been half as long and twice as sure.', ka: 'ერთი წლის წინ ეს ტექსტი ორჯერ მოკლე და ორჯერ თავდაჯერებული იქნებოდა.' },
  { en: 'Somebody had to ring the office, so we did.', ka: 'ვიღაცას დაწესებულებაში უნდა დაერეკა და ჩვენ დავრეკეთ.' },
]

/** How a teaser ends. */
export const TEASER_ENDS: Phrase[] = [
  { en: 'Notes on what was kept, what was dropped and who noticed.', ka: 'ჩანაწერები იმაზე, რა დარჩა, რა გაუქმდა და ვინ შეამჩნია.' },
  { en: 'A conversation about patience, with prices.', ka: 'საუბარი მოთმინებაზე, ფასების მითითებით.' },
  { en: 'With a drawing, two corrections and one apology.', ka: 'თან ერთვის ნახატი, ორი შესწორება და ერთი ბოდიში.' },
  { en: 'What the next ones should know before they start.', ka: 'რა უნდა იცოდნენ მომდევნოებმა, სანამ დაიწყებენ.' },
  { en: 'The short answer is no; the long one is better.', ka: 'მოკლე პასუხია: არა; გრძელი უკეთესია.' },
  { en: 'Read it before your own first Monday.', ka: 'წაიკითხეთ თქვენს პირველ ორშაბათამდე.' },
]

/** Where sessions take place besides the stages that an event has. */
export const STAGES: Phrase[] = [
  { en: 'Spinning Room', ka: 'სართავი დარბაზი' },
  { en: 'Boiler House', ka: 'საქვაბე' },
  { en: 'Upper Gallery', ka: 'ზედა გალერეა' },
  { en: 'Mulberry Garden', ka: 'თუთის ბაღი' },
  { en: 'Reading Room', ka: 'სამკითხველო' },
  { en: 'Dye Works', ka: 'სამღებრო' },
  { en: 'Glass Roof', ka: 'მინის სახურავი' },
  { en: 'East Stairs', ka: 'აღმოსავლეთის კიბე' },
  { en: 'Old Office', ka: 'ძველი კანტორა' },
  { en: 'Warehouse', ka: 'საწყობი' },
  { en: 'Long Table', ka: 'გრძელი მაგიდა' },
  { en: 'Attic', ka: 'სხვენი' },
  { en: 'Cellar', ka: 'სარდაფი' },
  { en: 'Terrace', ka: 'ტერასა' },
]

/** The kinds of sessions, as they stand before a colon, with the format that each has. */
export const SESSION_KINDS = [
  { format: 'keynote', title: { en: 'On stage', ka: 'სცენაზე' } },
  { format: 'keynote', title: { en: 'Twenty minutes', ka: 'ოცი წუთი' } },
  { format: 'panel', title: { en: 'Three views', ka: 'სამი აზრი' } },
  { format: 'panel', title: { en: 'Round table', ka: 'მრგვალი მაგიდა' } },
  { format: 'workshop', title: { en: 'Workshop', ka: 'სახელოსნო' } },
  { format: 'workshop', title: { en: 'Hands on', ka: 'საკუთარი ხელით' } },
  { format: 'workshop', title: { en: 'Clinic', ka: 'კონსულტაცია' } },
  { format: 'conversation', title: { en: 'In conversation', ka: 'საუბარი' } },
  { format: 'conversation', title: { en: 'Fireside', ka: 'ბუხართან' } },
  { format: 'social', title: { en: 'Open hour', ka: 'ღია საათი' } },
] as const

/** What happens in a session. */
export const SESSION_TEXTS: Phrase[] = [
  { en: 'A small group, a real case and no slides: bring something that is not finished.', ka: 'მცირე ჯგუფი, ნამდვილი შემთხვევა და არც ერთი სლაიდი: მოიტანეთ რამე დაუმთავრებელი.' },
  { en: 'The first third is told, the second is tried out, the last belongs to questions.', ka: 'პირველ მესამედში გიამბობენ, მეორეში სცდით, ბოლო კი კითხვებს ეკუთვნის.' },
  { en: 'Two people who disagree try to write one page that both can sign.', ka: 'ორი ადამიანი, რომელიც ერთმანეთს არ ეთანხმება, ცდილობს დაწეროს გვერდი, რომელსაც ორივე მოაწერს ხელს.' },
  { en: 'We follow one decision from the meeting in which it was made to the door on which it knocked.', ka: 'ერთ გადაწყვეტილებას მივყვებით შეხვედრიდან, სადაც მიიღეს, იმ კარამდე, რომელზეც დააკაკუნა.' },
  { en: 'An honest account of what went wrong, by those who were there.', ka: 'გულახდილი ამბავი იმაზე, რა წავიდა ცუდად, მათგან, ვინც იქ იყო.' },
  { en: 'Practice in pairs, with a clock, and a chance to do it again.', ka: 'ვარჯიში წყვილებში, საათით ხელში, და ხელახლა ცდის შესაძლებლობა.' },
  { en: 'Every figure comes with its source, and every source with its doubts.', ka: 'ყველა რიცხვს თავისი წყარო ახლავს, ყველა წყაროს კი თავისი ეჭვები.' },
  { en: 'Starts from the question that most of you sent in and nobody wanted to answer.', ka: 'იწყება კითხვით, რომელიც თქვენგან ყველაზე მეტმა გამოგზავნა და რომელზე პასუხიც არავის უნდოდა.' },
]

/** For whom a session is. */
export const SESSION_NOTES: Phrase[] = [
  { en: 'In Georgian, with interpretation.', ka: 'ქართულად, თარგმანით.' },
  { en: 'In English, with interpretation.', ka: 'ინგლისურად, თარგმანით.' },
  { en: 'Thirty places; come early.', ka: 'ოცდაათი ადგილი; მოდით ადრე.' },
  { en: 'For those who lead a team for the first time.', ka: 'მათთვის, ვინც გუნდს პირველად ხელმძღვანელობს.' },
  { en: 'No previous knowledge needed.', ka: 'წინასწარი ცოდნა საჭირო არ არის.' },
  { en: 'Chairs in a circle, coats on the floor.', ka: 'სკამები წრეზე, ქურთუკები იატაკზე.' },
]
