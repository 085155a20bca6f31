/** Where its box does not clip, the thread comes from beyond both edges. */
export function SealedEnvelope({ className }: { className?: string }) {
  return (
    <svg viewBox="0 20 480 312" className={className} aria-hidden="true">
      <path d="M96 318V170a144 144 0 0 1 288 0v148z" fill="#3f4674"/>
      <path d="M96 214c60-34 96-8 148-30s92-34 140-8v142H96z" fill="#8a7f9e"/>
      <circle cx="300" cy="128" r="50" fill="#f3c877"/>
      <path d="M96 250c52-30 104-4 152-16s86-26 136-4v88H96z" fill="#4b1f3f"/>
      <path d="M60 318h360v14H60z" fill="#d9b98a"/>
      <g transform="rotate(-5 240 250)">
        <path d="M130 180h220v138H130z" fill="#f7f1e7"/>
        <path d="M130 318l84-76h52l84 76z" fill="#ecd9bb"/>
        <path d="M130 180l110 92 110-92z" fill="#fffaf0" stroke="#d9c6a5" strokeWidth="2"/>
        <g data-seal="">
          <circle cx="240" cy="262" r="27" fill="#a70f3a"/>
          <circle cx="240" cy="262" r="19" fill="none" stroke="#d9415f" strokeWidth="2.5"/>
          <path d="M240 250l3.600 8.200 9 .8-6.800 6 2 8.800-7.800-4.600-7.800 4.600 2-8.800-6.800-6 9-.8z" fill="#f7d9a0"/>
        </g>
      </g>
      <path d="M-1600 318H-110c90 0 84-30 146-34 36-2 46 26 80 10" fill="none" stroke="#d9415f" strokeWidth="5" strokeLinecap="round"/>
      <path d="M364 296c36 6 60-30 100-14 60 24 80-22 150-22H1600" fill="none" stroke="#d9415f" strokeWidth="5" strokeLinecap="round"/>
    </svg>
  )
}
