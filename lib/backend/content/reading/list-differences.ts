import { events } from '../entities/events'
import { newsletters } from '../entities/newsletters'
import { speakers } from '../entities/speakers'
import type { FieldReader } from './differences'
import type { AllListDifferences } from './sources'

/** The place of a document in the order that staff gave its collection; filled in by the list. */
const position: FieldReader = { needs: ['_order'], sortPath: '_order', read: (document) => document.position ?? 0 }

export const LIST_DIFFERENCES: AllListDifferences = {
  events,
  speakers,
  teamMembers: { computed: { position } },
  articles: { filterPaths: { tag: 'tags' } },
  newsletters,
  lineups: { computed: { position } },
  partners: { computed: { position } },
}
