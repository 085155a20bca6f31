import styles from './topic-stamp.module.css'

const SUN = <circle cx="44" cy="20" r="11" fill="#e9a43c" />

/** The drawing on the stamp of each topic, on a sheet of 64 by 80. */
const DRAWINGS = {
  takePart: (
    <>
      <path d="M0 0h64v80H0z" fill="#a70f3a" />
      {SUN}
      <path d="M10 34h44v9a5 5 0 0 0 0 10v9H10v-9a5 5 0 0 0 0-10z" fill="#f7f1e7" />
      <path d="M38 34v28" stroke="#a70f3a" strokeWidth="2" strokeDasharray="3 3" />
      <path d="M17 44h15M17 52h10" stroke="#17141f" strokeWidth="3" />
    </>
  ),
  speak: (
    <>
      <path d="M0 0h64v80H0z" fill="#12353a" />
      <path d="M14 80V38a18 18 0 0 1 36 0v42z" fill="#e9a43c" />
      <rect x="25" y="24" width="14" height="24" rx="7" fill="#17141f" />
      <path d="M20 40a12 12 0 0 0 24 0M32 52v14M24 66h16" fill="none" stroke="#17141f" strokeWidth="3" />
    </>
  ),
  partner: (
    <>
      <path d="M0 0h64v80H0z" fill="#f29a7f" />
      {SUN}
      <path d="M0 58c10-22 22-22 32 0 10-22 22-22 32 0v22H0z" fill="#8f2c1b" />
      <path d="M0 48h64M8 48v8M20 48v-4M32 48v10M44 48v-4M56 48v8" stroke="#17141f" strokeWidth="3" />
      <path d="M0 70c16-6 48-6 64 0v10H0z" fill="#12353a" />
    </>
  ),
  press: (
    <>
      <path d="M0 0h64v80H0z" fill="#e9a43c" />
      <path d="M10 22h38v42H10z" fill="#f7f1e7" />
      <path d="M48 30h7v29a5 5 0 0 1-7 5z" fill="#d9c6a5" />
      <path d="M16 29h26" stroke="#17141f" strokeWidth="4" />
      <path d="M16 37h12v11H16z" fill="#a70f3a" />
      <path d="M32 39h10M32 46h10M16 54h26M16 59h18" stroke="#17141f" strokeWidth="2" />
    </>
  ),
  subscribe: (
    <>
      <path d="M0 0h64v80H0z" fill="#2b1a2e" />
      <path d="M0 0h14c0 18-4 28-14 36zM64 0H50c0 18 4 28 14 36z" fill="#a70f3a" />
      <circle cx="32" cy="24" r="10" fill="#e9a43c" />
      <path d="M10 36h44v28H10z" fill="#f7f1e7" />
      <path d="M10 36l22 17 22-17" fill="none" stroke="#d9b98a" strokeWidth="2" />
      <circle cx="32" cy="52" r="6" fill="#a70f3a" />
    </>
  ),
  careers: (
    <>
      <path d="M0 0h64v80H0z" fill="#8a7f9e" />
      <path d="M12 66V34a20 20 0 0 1 40 0v32z" fill="#f3c877" />
      <path d="M24 30h16v22H24z" fill="#a70f3a" />
      <path d="M22 52h20M24 52v18M40 52v18M24 30v-4M40 30v-4" stroke="#17141f" strokeWidth="3" />
      <path d="M0 66h64v14H0z" fill="#4b1f3f" opacity=".35" />
    </>
  ),
}

export type Topic = keyof typeof DRAWINGS

/** A postage stamp for a reason to write. */
export function TopicStamp({ topic }: { topic: Topic }) {
  return (
    <span className={styles.stamp}>
      <span className={styles.sheet}>
        <svg viewBox="0 0 64 80" className={styles.drawing} aria-hidden="true">
          {DRAWINGS[topic]}
        </svg>
      </span>
    </span>
  )
}
