/** An arch with the evening behind it, and a tray in which nothing lies. */
export function EmptyTray({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 220" className={className} aria-hidden="true">
      <path d="M72 200V120a88 88 0 0 1 176 0v80z" fill="#e9a43c" />
      <circle cx="198" cy="100" r="32" fill="#b3123f" />
      <path d="M72 164c38-24 70-4 104-16s50-12 72-4v56H72z" fill="#c0603e" />
      <path d="M40 200h240v10H40z" fill="#8f3f2e" />
      <path d="M104 150h112l16 50H88z" fill="#7a1236" />
      <path d="M112 156h96l9 26h-36l-8 10h-26l-8-10h-36z" fill="#3a1024" />
      <path d="M118 140c24-22 40 14 62-6s28-18 40-8" fill="none" stroke="#f7f1e7" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}
