import { GrainFilter } from './grain'

/** Stands on a dark ground, in the colours of the page. */
export function WaitingHall({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 354" className={className} aria-hidden="true">
      <GrainFilter />
      <g filter="url(#grain)">
        <path d="M60 250V120a70 70 0 0 1 140 0v130zM250 250V110a70 70 0 0 1 140 0v140zM440 250V120a70 70 0 0 1 140 0v130z" fill="color-mix(in oklab, var(--accent-fill), #fff 16%)"/>
        <path d="M60 250v-60c50-24 90-10 140-20v80zM440 250v-70c50 4 90-18 140-4v74zM250 250v-76c50-20 90 4 140-6v82z" fill="color-mix(in oklab, var(--accent-fill) 60%, var(--ground))"/>
        <circle cx="320" cy="126" r="34" fill="#f3c877"/>
        <path d="M216 236h208l16 26H200z" fill="#d9b98a"/>
        <path d="M200 262h240v8H200z" fill="#8f6a4a"/>
        <path d="M310 236v-46h20v46zM304 184h32v8h-32z" fill="#8f6a4a" stroke="#e9a43c" strokeWidth="2"/>
        <path d="M90 300v-18a12 12 0 0 1 40 0v18zM150 300v-18a12 12 0 0 1 40 0v18zM210 300v-18a12 12 0 0 1 40 0v18zM270 300v-18a12 12 0 0 1 40 0v18zM330 300v-18a12 12 0 0 1 40 0v18zM390 300v-18a12 12 0 0 1 40 0v18zM450 300v-18a12 12 0 0 1 40 0v18zM510 300v-18a12 12 0 0 1 40 0v18z" fill="var(--accent-fill)"/>
        <path transform="translate(20)" d="M46 354v-26a15 15 0 0 1 52 0v26zM122 354v-26a15 15 0 0 1 52 0v26zM198 354v-26a15 15 0 0 1 52 0v26zM274 354v-26a15 15 0 0 1 52 0v26zM426 354v-26a15 15 0 0 1 52 0v26zM502 354v-26a15 15 0 0 1 52 0v26z" fill="color-mix(in oklab, var(--accent-fill), #fff 30%)"/>
        <path transform="translate(20)" d="M350 354v-26a15 15 0 0 1 52 0v26z" fill="var(--amber)"/>
        <path d="M0 30c90 34 190-22 320 4s220 26 320-10" fill="none" stroke="var(--motif)" strokeWidth="3"/>
        <path d="M74 48a6 6 0 0 1 12 0 6 6 0 0 1-12 0zM184 36a6 6 0 0 1 12 0 6 6 0 0 1-12 0zM314 40a6 6 0 0 1 12 0 6 6 0 0 1-12 0zM444 58a6 6 0 0 1 12 0 6 6 0 0 1-12 0zM554 52a6 6 0 0 1 12 0 6 6 0 0 1-12 0z" fill="#f3c877"/>
      </g>
    </svg>
  )
}
