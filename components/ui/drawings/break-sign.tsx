/** A cup, or a plate where there is time to eat. */
export function BreakSign({ isMeal, className }: { isMeal: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" className={className} aria-hidden="true" focusable="false">
      {isMeal ? (
        <>
          <circle cx="20" cy="20" r="13" fill="#fdf9f1" stroke="#8a5a86" strokeWidth="2" />
          <circle cx="20" cy="20" r="7" fill="#e9a43c" />
          <path d="M3 9v7m0 15V16M37 9c-3 3-3 9 0 11v11" fill="none" stroke="#d0476e" strokeWidth="2" strokeLinecap="round" />
        </>
      ) : (
        <>
          <path d="M15 5c-3 3 3 5 0 8m8-8c-3 3 3 5 0 8" fill="none" stroke="#e9a43c" strokeWidth="2" strokeLinecap="round" />
          <path d="M29 19h3a4 4 0 0 1 0 8h-4" fill="none" stroke="#8a5a86" strokeWidth="2" />
          <path d="M8 16h22v8a9 9 0 0 1-9 9h-4a9 9 0 0 1-9-9z" fill="#a70f3a" />
          <path d="M5 36h28" stroke="#8a5a86" strokeWidth="2" strokeLinecap="round" />
        </>
      )}
    </svg>
  )
}
