import { GrainFilter } from './grain'

export function WritingDesk({ className }: { className?: string }) {
  return (
    <svg viewBox="16 0 288 240" className={className} aria-hidden="true">
      <GrainFilter />
      <g filter="url(#grain)">
        <path d="M40 200V110a80 80 0 0 1 160 0v90z" fill="#e9a43c"/>
        <circle cx="146" cy="104" r="30" fill="#b3123f"/>
        <path d="M40 170c40-22 90 4 160-18v48H40z" fill="#c0603e"/>
        <path d="M16 200h288v12H16zM36 212h10v28H36zM274 212h10v28h-10z" fill="#8f3f2e"/>
        <path d="M84 200l12-44h86l-12 44z" fill="#f7f1e7"/>
        <path d="M104 168h58M101 180h58M98 191h34" stroke="#a70f3a" strokeWidth="3.5"/>
        <path d="M188 190l44-64 9 6-46 62-10 4z" fill="#17141f" stroke="#8f6f8c" strokeWidth="1.5"/>
        <path d="M227 130l10-16c4-4 12 1 10 7l-10 16z" fill="#d9415f"/>
        <path d="M246 200v-26h34v26z" fill="#7a1236"/>
        <path d="M280 180c12-2 12 14 0 14" fill="none" stroke="#7a1236" strokeWidth="5"/>
        <path d="M256 166c-6-10 6-12 0-24M270 166c-6-10 6-12 0-24" fill="none" stroke="#8d92ad" strokeWidth="3" strokeLinecap="round"/>
      </g>
    </svg>
  )
}
