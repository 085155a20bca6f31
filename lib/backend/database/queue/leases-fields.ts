import type { CollectionConfig } from 'payload'

/** The jobs of the CMS with what claiming them needs. */
export function withLeases(jobs: CollectionConfig): CollectionConfig {
  return {
    ...jobs,
    fields: [...jobs.fields, { name: 'leaseOwner', type: 'text', index: true }, { name: 'leaseUntil', type: 'date' }, { name: 'lostWorkers', type: 'number' }],
    // A worker asks each queue for its oldest.
    indexes: [...(jobs.indexes ?? []), { fields: ['queue', 'createdAt'] }],
  }
}
