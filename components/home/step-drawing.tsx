/** A thread on its way from the spool to what it has tied; each stands on a line, on a sheet of 96 by 88. */
const DRAWINGS = {
  spool: (
    <>
      <path d="M28 20h40v60H28z" fill="#e9a43c" />
      <path d="M28 30h40M28 40h40M28 50h40M28 60h40M28 70h40" stroke="#8f3f2e" strokeWidth="3" />
      <path d="M20 10h56v12H20zM20 76h56v12H20z" fill="#4b1f3f" />
      <path d="M68 64c14 2 12 20 28 22" fill="none" stroke="#e9a43c" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  needle: (
    <>
      <path d="M10 88c0-30 16-42 36-42s36 12 36 42z" fill="#a70f3a" />
      <path d="M46 46c-8 12-10 26-10 42M46 46c8 12 10 26 10 42" fill="none" stroke="#7a1236" strokeWidth="3" />
      <path d="M36 44c4-6 16-6 20 0l-10 8z" fill="#1f5a60" />
      <path d="M58 56 82 8" stroke="#8d92ad" strokeWidth="5" strokeLinecap="round" />
      <path d="M78 16l5-10" stroke="#4b1f3f" strokeWidth="2" strokeLinecap="round" />
      <path d="M81 11C62-4 40 2 26 14S8 34 2 30" fill="none" stroke="#e9a43c" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  cloth: (
    <>
      <path d="M8 66h80v22H8z" fill="#1f5a60" />
      <path d="M14 44h68v22H14z" fill="#f29a7f" />
      <path d="M10 22h74v22H10z" fill="#7a1236" />
      <path d="M16 33h62M20 55h56M14 77h68" stroke="#f7f1e7" strokeWidth="3" strokeDasharray="7 6" strokeLinecap="round" />
      <circle cx="46" cy="14" r="10" fill="#e9a43c" />
      <path d="M43 11h.1M49 11h.1M43 17h.1M49 17h.1" stroke="#4b1f3f" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  parcel: (
    <>
      <path d="M6 30h84v58H6z" fill="#f7f1e7" />
      <path d="M6 30l42 34 42-34" fill="#fffaf0" stroke="#d9b98a" strokeWidth="3" />
      <path d="M6 30h84v58H6z" fill="none" stroke="#d9b98a" strokeWidth="2" />
      <path d="M48 30v58M6 70h84" stroke="#d9415f" strokeWidth="3" />
      <path d="M48 28C38 4 14 4 18 18c3 10 20 10 30 10s27 0 30-10C82 4 58 4 48 28z" fill="none" stroke="#d9415f" strokeWidth="3" />
      <circle cx="48" cy="66" r="12" fill="#a70f3a" />
      <circle cx="48" cy="66" r="7" fill="none" stroke="#f7d9a0" strokeWidth="2" />
    </>
  ),
}

const STEPS_BETWEEN = ['needle', 'cloth'] as const

/** Whatever the steps say: the first unwinds, the last is done. */
export function StepDrawing({ place, count, className }: { place: number; count: number; className?: string }) {
  const between = STEPS_BETWEEN[(place + 1) % STEPS_BETWEEN.length] ?? 'needle'
  const name = place === 0 ? 'spool' : place === count - 1 ? 'parcel' : between
  return (
    <svg viewBox="0 0 96 88" width="96" height="88" className={className} aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  )
}
