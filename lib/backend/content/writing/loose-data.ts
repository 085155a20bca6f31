import type { CollectionSlug, GlobalSlug, RequiredDataFromCollectionSlug, DataFromGlobalSlug } from 'payload'

/**
 * Data that is put together at run time, field by field, as the CMS types that of a collection. The CMS checks it
 * against the fields of the collection.
 */
export function dataFor<Slug extends CollectionSlug>(_collection: Slug, data: object): RequiredDataFromCollectionSlug<Slug> {
  return data as RequiredDataFromCollectionSlug<Slug>
}

/** Data of a global like {@link dataFor}. */
export function globalDataFor<Slug extends GlobalSlug>(_slug: Slug, data: object): DataFromGlobalSlug<Slug> {
  return data as DataFromGlobalSlug<Slug>
}
