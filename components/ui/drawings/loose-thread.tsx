/** Where its box does not clip, the thread comes from beyond both edges. */
export function LooseThread({ className }: { className?: string }) {
  return (
    <svg viewBox="0 20 480 312" className={className} aria-hidden="true">
      <g filter="url(#grain)">
        <path d="M96 318V170a144 144 0 0 1 288 0v148z" fill="#7a1236"/>
        <path d="M96 236c60-34 96-8 148-30s92-34 140-8v120H96z" fill="#c93f45"/>
        <circle cx="268" cy="150" r="72" fill="#e9a43c"/>
        <path d="M96 268c52-30 104-4 152-16s86-26 136-4v70H96z" fill="#a8432f"/>
        <path d="M336 246v-34h-7l15-20 15 20h-7v34zM344 192v-12m-5 5h10M356 246v-20h24v20z" fill="#4b1f3f" stroke="#4b1f3f" strokeWidth="2"/>
        <path d="M72 318h336v14H72z" fill="#d9b98a"/>
      </g>
      <path d="M-1600 306H-96c70 0 58-74 108-92s76 26 118 8c20-9 34-6 48 10" fill="none" stroke="#e9a43c" strokeWidth="5" strokeLinecap="round"/>
      <g fill="#17141f" filter="url(#grain)">
        <path d="M228 318c-8-44-16-70 2-92 8-10 26-12 40-2 28 20 42 60 38 94z"/>
        <path d="M206 190c-6-16-6-30-3-38 8 3 16 9 21 15 6-2 14-2 20 0 6-7 13-12 21-15 3 9 3 22-3 38 2 22-10 36-28 36s-30-14-28-36z"/>
        <path d="M236 262c-14-4-34-12-48-26" fill="none" stroke="#17141f" strokeWidth="17" strokeLinecap="round"/>
        <path d="M300 308c40 14 66-10 56-36-5-12-19-9-18 2" fill="none" stroke="#17141f" strokeWidth="13" strokeLinecap="round"/>
      </g>
      <circle cx="222" cy="192" r="4.5" fill="#f3c877"/>
      <circle cx="245" cy="192" r="4.5" fill="#f3c877"/>
      <path d="M190 240c8 24 22 20 18 38-3 14-22 12-30 26" fill="none" stroke="#e9a43c" strokeWidth="5" strokeLinecap="round"/>
      <path d="M1600 176H560c-40 0-54 0-86 20s-48-16-78 2c-10 6-12 16-8 24" fill="none" stroke="#e9a43c" strokeWidth="5" strokeLinecap="round"/>
      <g transform="translate(-300 -14) rotate(6 430 306)">
        <path d="M412 288h40v36h-40z" fill="#e9a43c"/>
        <path d="M412 297h40M412 306h40M412 315h40" stroke="#8f3f2e" strokeWidth="2.5"/>
        <path d="M405 280h8v52h-8zM451 280h8v52h-8z" fill="#d9b98a"/>
      </g>
    </svg>
  )
}
