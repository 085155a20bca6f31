import type { ReactElement, ReactNode } from 'react'

const PATHS = {
  arrow: <path d="M5 12h14m-6-6 6 6-6 6" />,
  back: <path d="M19 12H5m6-6-6 6 6 6" />,
  chevron: <path d="m6 9 6 6 6-6" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  pause: <path d="M9 5v14M15 5v14" />,
  search: <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm9 2-4-4" />,
  play: <path d="M8 5v14l11-7z" fill="currentColor" />,
  calendar: <path d="M4 6h16v14H4zM4 10h16M8 3v4m8-4v4" />,
  place: <path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />,
  star: <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.05 5.9L12 16.9l-5.25 2.8 1.05-5.9-4.3-4.1 5.9-.8z" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />,
  link: <path d="M10 14a4.2 4.2 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1 1m2 4a4.2 4.2 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1-1" />,
  share: <path d="M12 15V3m-4 4 4-4 4 4M5 12v8h14v-8" />,
  print: <path d="M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z" />,
} satisfies Record<string, ReactElement>

export type IconName = keyof typeof PATHS

/** Hidden from screen readers: the text beside it says the same. */
export function Icon({ name, size }: { name: IconName; size?: number }) {
  return <LineDrawing size={size}>{PATHS[name]}</LineDrawing>
}

/** For drawings used in one place only, so that no script contains them. */
export function LineDrawing({ size = 20, children }: { size?: number; children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
