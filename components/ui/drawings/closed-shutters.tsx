import { GrainFilter } from './grain'

export function ClosedShutters({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 289" className={className} aria-hidden="true">
      <GrainFilter />
      <g filter="url(#grain)">
        <path d="M48 276V134a112 112 0 0 1 224 0v142z" fill="#3a1024"/>
        <path d="M160 34v242H60V134A100 100 0 0 1 160 34zM160 34a100 100 0 0 1 100 100v142H160z" fill="#1f5a60"/>
        <path d="M160 34v242" stroke="#12353a" strokeWidth="6"/>
        <path d="M78 138h62M78 156h62M78 174h62M78 192h62M78 210h62M78 228h62M78 246h62M180 138h62M180 156h62M180 174h62M180 192h62M180 210h62M180 228h62M180 246h62M92 104h48M92 120h48M180 104h48M180 120h48" stroke="#12353a" strokeWidth="5" strokeLinecap="round"/>
        <path d="M12 276h296v14H12z" fill="#d9b98a"/>
        <path d="M160 150l-34 34M160 150l34 34" fill="none" stroke="#e9a43c" strokeWidth="4" strokeLinecap="round"/>
        <circle cx="160" cy="148" r="6" fill="#e9a43c"/>
        <g transform="rotate(-3 160 206)">
          <path d="M108 184h104v46H108z" fill="#f7f1e7"/>
          <path d="M124 200h72M124 214h44" stroke="#a70f3a" strokeWidth="5" strokeLinecap="round"/>
        </g>
        <path d="M262 276c2-16-8-26-4-42 2-8 10-14 16-16l4-12 8 10 10-8 2 14c8 6 8 16 2 22-2 14 6 20 4 32z" fill="#17141f" stroke="#8f6f8c" strokeWidth="1.5"/>
        <circle cx="280" cy="226" r="2.4" fill="#f3c877"/>
        <circle cx="292" cy="227" r="2.4" fill="#f3c877"/>
      </g>
    </svg>
  )
}
