import demo from '@/lib/backend/demo/content/participants.json'
import type { Localized } from '@/lib/backend/demo/localized'
import { nameOf, type Gender } from './names'
import { HOPES, ORIGINS, paragraph, WORKS } from './phrases'
import type { Random } from './random'
import type { Identifiers } from './transliterate'

const COHORTS = ['2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026', '2027']
const SHARE_OF_PORTRAITS = 0.92
const SHARE_OF_PROFILES = 0.6

interface Surroundings {
  random: Random
  identifiers: Identifiers
  /** The keys of the portraits there are. */
  portraits: Record<Gender, readonly string[]>
  /** The key of the event in which everybody takes part. */
  event: string
  /** Turns Markdown into what the editor stores. */
  richText: (markdown: Localized) => Localized<unknown>
}

/** Makes up participants of one event, of many cohorts and countries. */
export function makeParticipants(count: number, { random, identifiers, portraits, event, richText }: Surroundings) {
  return Array.from({ length: count }, () => {
    const { fullName, gender, country } = nameOf(random)
    const identifier = identifiers.of(fullName.en)
    return {
      id: random.uuid(),
      identifier,
      fullName,
      role: random.pick(demo).role,
      organization: random.pick(demo).organization,
      project: random.pick(demo).project,
      bio: richText(paragraph(random, ORIGINS, WORKS, HOPES)),
      country,
      cohort: random.pick(COHORTS),
      isFeatured: false,
      photo: random.chance(SHARE_OF_PORTRAITS) && portraits[gender].length > 0 ? random.pick(portraits[gender]) : null,
      socialLinks: random.chance(SHARE_OF_PROFILES)
        ? [{ id: random.hex(24), account: 'linkedin', link: `https://linkedin.com/in/${identifier}-example` }]
        : [],
      events: [event],
    }
  })
}
