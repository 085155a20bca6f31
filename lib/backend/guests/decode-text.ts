/** The least share of NUL bytes in UTF-16: half of each Latin letter, comma and line end. */
const FEWEST_NULS = 0.1
/** The largest share of them at the places of the other byte order. */
const MOST_STRAY = 0.05

/** Reads a text in UTF-8 or UTF-16. @throws Error with a sentence for staff */
export function decodeText(file: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(file), { fatal: true }).decode(file)
  } catch {
    throw new Error('The letters cannot be read. Save the file as “CSV UTF-8” or as .xlsx.')
  }
}

function encodingOf(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le'
  if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be'
  const first = file.reduce((count, byte, index) => (byte === 0 && index % 2 === 0 ? count + 1 : count), 0)
  const second = file.reduce((count, byte, index) => (byte === 0 && index % 2 === 1 ? count + 1 : count), 0)
  const nuls = first + second
  if (nuls < file.length * FEWEST_NULS || Math.min(first, second) > nuls * MOST_STRAY) return 'utf-8'
  return first > second ? 'utf-16be' : 'utf-16le'
}
