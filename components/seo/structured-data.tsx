import { toJsonLdText, type JsonLd } from '@/lib/site/metadata/structured-data/json-ld'

/** What a page shows, once more for search engines (JSON-LD); nothing where there is nothing to tell. */
export function StructuredData({ data }: { data: readonly (JsonLd | null)[] }) {
  const things = data.filter((thing) => thing !== null)
  if (things.length === 0) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLdText(things) }} />
}
