// The package carries no types; without this the compiler would read the whole file to make them up.
declare module 'world-atlas/countries-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'

  const atlas: Topology<{ countries: GeometryCollection<{ name?: string }> }>
  export default atlas
}
