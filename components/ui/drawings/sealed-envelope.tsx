/** Where its box does not clip, the thread that ties it comes from beyond both edges. */
export function SealedEnvelope({ className }: { className?: string }) {
  return (
    <svg viewBox="0 20 480 312" className={className} aria-hidden="true">
      <g filter="url(#grain)">
        <path d="M96 318V170a144 144 0 0 1 288 0v148z" fill="#3f4674"/>
        <path d="M96 214c60-34 96-8 148-30s92-34 140-8v142H96z" fill="#8a7f9e"/>
        <circle cx="300" cy="128" r="50" fill="#f3c877"/>
        <path d="M96 250c52-30 104-4 152-16s86-26 136-4v88H96z" fill="#4b1f3f"/>
        <path d="M60 318h360v14H60z" fill="#d9b98a"/>
        <g transform="rotate(-5 240 250)">
          <path d="M130 180h220v138H130z" fill="#f7f1e7"/>
          <path d="M130 318l84-76h52l84 76z" fill="#ecd9bb"/>
          <path d="M130 180l110 92 110-92z" fill="#fffaf0" stroke="#d9c6a5" strokeWidth="2"/>
        </g>
      </g>
      <path d="M-1600 318H-110c90 0 84-34 146-40 40-4 62-1 95.500-6.500l219-19c40-4 62 22 110 10 60-15 80-22 150-22H1600" fill="none" stroke="#d9415f" strokeWidth="5" strokeLinecap="round"/>
      <g transform="rotate(-5 240 250)">
        <path d="M240 262c-14-40-74-46-72-16 2 26 48 24 72 16 24 8 70 10 72-16 2-30-58-24-72 16-6 26-18 40-38 46m38-46c6 28 20 44 44 46" fill="none" stroke="#d9415f" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round"/>
        <g data-seal="">
          <circle cx="240" cy="262" r="24" fill="#a70f3a"/>
          <circle cx="240" cy="262" r="17" fill="none" stroke="#d9415f" strokeWidth="2.5"/>
          <path d="M240 251l3.300 7.500 8.200 .8-6.200 5.400 1.800 8-7.100-4.200-7.100 4.200 1.800-8-6.200-5.400 8.200-.8z" fill="#f7d9a0"/>
        </g>
      </g>
    </svg>
  )
}
