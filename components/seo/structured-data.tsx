import { toJsonLdText, type JsonLd } from '@/lib/site/metadata/structured-data/json-ld'

export function StructuredData({ data }: { data: readonly (JsonLd | null)[] }) {
  const things = data.filter((thing) => thing !== null)
  if (things.length === 0) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLdText(things) }} />
}
