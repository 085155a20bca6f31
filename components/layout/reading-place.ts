const STORAGE_KEY = 'readingPlace'
/** The line, in screen heights from the top, at which the text that is being read stays. */
const READING_LINE = 1 / 3

interface Place {
  /** The way to the element on the line, by the places among its siblings. */
  path: number[]
  /** How much of the element lies above the line, from 0 to 1. */
  share: number
  scrolled: number
}

/** Remembers what stands on the screen, for the same page in another language: its texts have other lengths. */
export function rememberPlace(): void {
  const line = window.innerHeight * READING_LINE
  const path: number[] = []
  let element: Element = document.body
  for (;;) {
    const children = [...element.children]
    const index = children.findIndex((child) => isAcross(child, line))
    const next = children[index]
    if (!next) break
    path.push(index)
    element = next
  }
  const { top, height } = element.getBoundingClientRect()
  const place: Place = { path, share: (line - top) / height, scrolled: window.scrollY }
  write(JSON.stringify(place))
}

/** Scrolls to the remembered place, once, unless the visitor has scrolled since. */
export function restorePlace(): void {
  const stored = read()
  if (!stored) return
  write(null)
  const { path, share, scrolled } = JSON.parse(stored) as Place
  const end = document.documentElement.scrollHeight - window.innerHeight
  if (Math.abs(Math.min(scrolled, end) - window.scrollY) > 1) return
  const element = path.reduce<Element>((parent, index) => parent.children[index] ?? parent, document.body)
  const { top, height } = element.getBoundingClientRect()
  window.scrollBy({ top: top + share * height - window.innerHeight * READING_LINE, behavior: 'instant' })
}

function isAcross(element: Element, line: number): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top <= line && bottom > line && getComputedStyle(element).position !== 'fixed'
}

// A browser that blocks cookies refuses its storage too.
function read(): string | null {
  try {
    return window.sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function write(value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(STORAGE_KEY)
    else window.sessionStorage.setItem(STORAGE_KEY, value)
  } catch {
    // The page then begins at its top.
  }
}
