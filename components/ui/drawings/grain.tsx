/** Paper for a drawing, which names it as its filter: uneven edges, and a grain over what it shows. Its region is wider than the shapes, of which it does not know the strokes. */
export function GrainFilter() {
  return (
    <filter id="grain" x="-12%" y="-12%" width="124%" height="124%" colorInterpolationFilters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency=".6" numOctaves="2" result="noise" />
      <feDisplacementMap in="SourceGraphic" in2="noise" scale="2" xChannelSelector="R" yChannelSelector="G" result="shapes" />
      <feColorMatrix in="noise" values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1" />
      <feComposite in2="shapes" operator="arithmetic" k1=".45" k3=".78" />
    </filter>
  )
}

/** For drawings that client components may render as well, so that the filter is not part of their script. */
export function Grain() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <GrainFilter />
    </svg>
  )
}
