import { GrainFilter } from './grain'

export function SewnPages({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 360" className={className} aria-hidden="true">
      <GrainFilter />
      <g filter="url(#grain)">
        <path d="M96 330V170a144 144 0 0 1 288 0v160z" fill="#3f4674"/>
        <circle cx="322" cy="120" r="34" fill="#f3c877"/>
        <path d="M96 262c60-34 96-8 148-30s92-34 140-8v106H96z" fill="#8a7f9e"/>
        <path d="M96 290c52-30 104-4 152-16s86-26 136-4v60H96z" fill="#4b1f3f"/>
        <path d="M44 330h392v14H44z" fill="#d9b98a"/>
        <g transform="rotate(-6 240 330)">
          <rect x="150" y="78" width="148" height="252" rx="20" fill="#17141f"/>
          <rect x="161" y="92" width="126" height="224" rx="9" fill="#f7f1e7"/>
          <path d="M161 101a9 9 0 0 1 9-9h108a9 9 0 0 1 9 9v43H161z" fill="#7a1236"/>
          <path d="M180 144v-12a18 18 0 0 1 36 0v12zM226 144v-12a18 18 0 0 1 36 0v12z" fill="#e9a43c"/>
          <path d="M176 166h26M176 206h26M176 246h26" stroke="#17141f" strokeWidth="6" strokeLinecap="round"/>
          <path d="M214 162h58v24h-58zM214 202h58v24h-58zM214 242h58v24h-58z" fill="#ecd9bb"/>
          <path d="M214 162v24M214 242v24" stroke="#a70f3a" strokeWidth="5"/>
          <path d="M214 202v24" stroke="#1f5a60" strokeWidth="5"/>
          <path d="M224 282l3.600 8.200 9 .8-6.800 6 2 8.800-7.800-4.600-7.800 4.600 2-8.800-6.800-6 9-.8z" fill="#a70f3a"/>
          <path d="M168 100v208M280 100v208M168 309h112" fill="none" stroke="#e9a43c" strokeWidth="4" strokeDasharray="10 8" strokeLinecap="round"/>
        </g>
        <path d="M318 304c40 26 60-38 96-30 26 6 18 34-2 30-22-4-10-46 40-44" fill="none" stroke="#e9a43c" strokeWidth="5" strokeLinecap="round"/>
        <path d="M448 264l28-30" stroke="#8d92ad" strokeWidth="5" strokeLinecap="round"/>
      </g>
    </svg>
  )
}
