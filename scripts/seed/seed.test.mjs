import { makeArticles } from './articles'
import { nameOf } from './names'
import { readOptions } from './options.mjs'
import { makeParticipants } from './participants'
import { Random } from './random'
import { instantOf, makeSessions } from './sessions'
import { Identifiers, toIdentifier, toLatin } from './transliterate'

const IDENTIFIER = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const times = (count, make) => Array.from({ length: count }, make)

describe('chances', () => {
  test('come out the same for the same start, and differ for another', () => {
    const draw = (start) => {
      const random = new Random(start)
      return times(20, () => random.below(1000))
    }
    expect(draw(1)).toEqual(draw(1))
    expect(draw(1)).not.toEqual(draw(2))
  })

  test('are spread evenly', () => {
    const random = new Random(7)
    const counts = [0, 0, 0, 0]
    for (let i = 0; i < 4000; i++) counts[random.below(4)] += 1
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  test('make keys that a database takes', () => {
    const random = new Random(3)
    const keys = times(500, () => random.uuid())
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(new Set(keys).size).toBe(500)
  })

  test('have nothing to pick from an empty list', () => {
    expect(() => new Random(1).pick([])).toThrow(RangeError)
  })
})

describe('names', () => {
  test.each([
    ['ნინო კაპანაძე', 'Nino Kapanadze'],
    ['გიორგი ჭავჭავაძე', 'Giorgi Chavchavadze'],
    ['ლაშა ჟღენტი', 'Lasha Zhghenti'],
    ['მზია წიკლაური', 'Mzia Tsiklauri'],
  ])('%s is written %s', (georgian, latin) => expect(toLatin(georgian)).toBe(latin))

  test.each([
    ['Nino Kapanadze', 'nino-kapanadze'],
    ['Paweł Wójcik', 'pawel-wojcik'],
    ['Ayşe Yıldız', 'ayse-yildiz'],
    ['Samegrelo Nurses’ Association, 1955–1995', 'samegrelo-nurses-association-1955-1995'],
  ])('%s has the address %s', (name, identifier) => expect(toIdentifier(name)).toBe(identifier))

  test('of many people are varied, in both scripts, and none has letters that were not transliterated', () => {
    const random = new Random(5)
    const names = times(3000, () => nameOf(random))
    expect(new Set(names.map(({ fullName }) => fullName.en)).size).toBeGreaterThan(2000)
    for (const { fullName, country } of names) {
      expect(fullName.en).toMatch(/^[\p{Script=Latin} ]+$/u)
      expect(fullName.ka).toMatch(/^[\p{Script=Georgian} ]+$/u)
      expect(country).toMatch(/^[A-Z]{2}$/)
    }
  })

  test('that somebody has already get a number', () => {
    const identifiers = new Identifiers(['nino-kapanadze'])
    expect(times(3, () => identifiers.of('Nino Kapanadze'))).toEqual(['nino-kapanadze-2', 'nino-kapanadze-3', 'nino-kapanadze-4'])
    expect(identifiers.of('Nino K.')).toBe('nino-k')
  })
})

describe('participants', () => {
  const make = (portraits) =>
    makeParticipants(400, { random: new Random(9), identifiers: new Identifiers([]), portraits, event: 'e', richText: (text) => text })

  test('each have an address of their own, and all are at the event', () => {
    const people = make({ f: ['woman'], m: ['man'] })
    expect(new Set(people.map(({ identifier }) => identifier)).size).toBe(400)
    for (const { identifier, events } of people) {
      expect(identifier).toMatch(IDENTIFIER)
      expect(events).toEqual(['e'])
    }
    expect(new Set(people.map(({ cohort }) => cohort)).size).toBeGreaterThan(5)
    expect(new Set(people.map(({ country }) => country)).size).toBeGreaterThan(5)
  })

  test('have no portrait where there is none', () => {
    for (const { photo } of make({ f: [], m: [] })) expect(photo).toBeNull()
  })
})

describe('articles', () => {
  test('go back in time from the newest, each with an address of its own', () => {
    const newest = Date.parse('2026-11-12T06:00:00Z')
    const surroundings = { random: new Random(4), identifiers: new Identifiers([]), covers: ['c'], newest, richText: (text) => text }
    const articles = makeArticles(300, surroundings)
    const dates = articles.map(({ publishedAt }) => Date.parse(publishedAt))
    expect(dates[0]).toBeLessThan(newest)
    expect(dates).toEqual([...dates].sort((one, other) => other - one))
    expect(new Set(articles.map(({ identifier }) => identifier)).size).toBe(300)
    for (const { title } of articles) expect(title.en.length).toBeLessThanOrEqual(200)
  })
})

describe('sessions', () => {
  const days = [
    { id: 'first', date: '2027-05-13' },
    { id: 'second', date: '2027-05-14' },
    { id: 'third', date: '2027-05-15' },
  ]
  const speakers = times(22, (_, index) => `speaker-${index}`)
  const earlier = { speaker: 'speaker-0', from: Date.parse('2027-05-13T05:00:00Z'), to: Date.parse('2027-05-13T16:00:00Z') }
  const make = (count) =>
    makeSessions(count, { random: new Random(6), event: 'e', timeZone: 'Asia/Tbilisi', days, speakers, appearances: [earlier] })
  const overlap = (one, other) => one.startsAt < other.endsAt && other.startsAt < one.endsAt

  test('are as many as asked for, spread evenly over the days', () => {
    const sessions = make(400)
    expect(sessions).toHaveLength(400)
    for (const { id } of days) {
      const { length } = sessions.filter(({ sessionDay }) => sessionDay === id)
      expect([133, 134]).toContain(length)
    }
    expect(make(2)).toHaveLength(2)
  })

  test('take place by daylight at the place of the event', () => {
    for (const { sessionDay, startsAt, endsAt } of make(400)) {
      const { date } = days.find(({ id }) => id === sessionDay)
      // Tbilisi is four hours ahead all year.
      expect(startsAt >= `${date}T05:00:00.000Z`).toBe(true)
      expect(endsAt <= `${date}T16:00:00.000Z`).toBe(true)
      expect(endsAt > startsAt).toBe(true)
    }
  })

  test('never overlap on a stage, and nobody speaks in two places at once', () => {
    const sessions = make(400)
    for (const [index, one] of sessions.entries()) {
      for (const other of sessions.slice(index + 1).filter((each) => overlap(one, each))) {
        expect(one.stage.en).not.toBe(other.stage.en)
        expect(one.speakers.filter((speaker) => other.speakers.includes(speaker))).toEqual([])
      }
    }
    const onFirstDay = sessions.filter(({ sessionDay }) => sessionDay === 'first')
    for (const session of onFirstDay) expect(session.speakers).not.toContain('speaker-0')
    expect(sessions.some((session) => session.speakers.includes('speaker-0'))).toBe(true)
  })

  test.each([
    { date: '2027-05-13', minutes: 630, timeZone: 'Asia/Tbilisi', instant: '2027-05-13T06:30:00.000Z' },
    { date: '2027-07-01', minutes: 540, timeZone: 'Europe/Berlin', instant: '2027-07-01T07:00:00.000Z' },
    { date: '2027-01-10', minutes: 540, timeZone: 'America/New_York', instant: '2027-01-10T14:00:00.000Z' },
    { date: '2027-01-10', minutes: 540, timeZone: 'UTC', instant: '2027-01-10T09:00:00.000Z' },
  ])('$minutes minutes after midnight in $timeZone is $instant', ({ date, minutes, timeZone, instant }) => {
    expect(new Date(instantOf(date, minutes, timeZone)).toISOString()).toBe(instant)
  })
})

describe('the command line', () => {
  test('names amounts, an event and whether it must be', () => {
    expect(readOptions(['--participants', '6000', '--articles=20'])).toEqual({
      amounts: { participants: 6000, articles: 20, sessions: 0 },
      event: 'summit-2027',
      force: false,
    })
    expect(readOptions(['--sessions', '1', '--event', 'x', '--force'])).toMatchObject({ event: 'x', force: true })
  })

  test.each([[['--participants', 'many']], [['--participants', '-1']], [['--sessions', '1000000']], [['--speakers', '1']], [[]]])(
    '%j is refused with a word',
    (words) => expect(() => readOptions(words)).toThrow(/\w/),
  )
})
