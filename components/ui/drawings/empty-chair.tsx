import { GrainFilter } from './grain'

export function EmptyChair({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 266" className={className} aria-hidden="true">
      <GrainFilter />
      <g filter="url(#grain)">
        <path d="M56 256V136a104 104 0 0 1 208 0v120z" fill="var(--motif)"/>
        <circle cx="206" cy="112" r="38" fill="var(--accent-fill)"/>
        <path d="M56 208c44-28 80-6 120-20s60-14 88-4v72H56z" fill="color-mix(in oklab, var(--motif), var(--accent-fill) 45%)"/>
        <path d="M36 256h248v10H36z" fill="color-mix(in oklab, var(--motif), var(--accent-fill-strong) 70%)"/>
        <path d="M120 96c0-10 8-16 16-16h34c8 0 16 6 16 16l-4 66h-58z" fill="#3a1024"/>
        <path d="M132 94h42l-3 56h-36z" fill="#7a1236"/>
        <path d="M112 164h82l8 22h-98z" fill="#7a1236"/>
        <path d="M104 186h98v8h-98z" fill="#3a1024"/>
        <path d="M112 194l-6 62M194 194l6 62M130 194l-2 50M176 194l2 50" stroke="#3a1024" strokeWidth="8" strokeLinecap="round"/>
        <path d="M160 166c10 14 30 8 34 22 4 16-16 20-10 36 5 14 26 10 52 24" fill="none" stroke="#f7f1e7" strokeWidth="4" strokeLinecap="round"/>
      </g>
    </svg>
  )
}
