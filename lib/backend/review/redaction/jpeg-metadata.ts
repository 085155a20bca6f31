const START = 0xff
const SCAN = 0xda
const COMMENT = 0xfe
/** What programs add stands in segments of these kinds: Exif, XMP, credentials of content and others. */
const [FIRST_ADDED, LAST_ADDED] = [0xe0, 0xef]
/** What a picture looks different without: its density, colour profile and colour model. */
const LOOKS = new Set([0xe0, 0xe2, 0xee])

/** A JPEG without what cameras and programs have noted in it; as it is where it cannot be read. */
export function withoutJpegMetadata(content: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [content.subarray(0, 2)]
  let at = 2
  while (at + 4 <= content.length && content[at] === START && content[at + 1] !== SCAN) {
    const end = at + 2 + ((content[at + 2] ?? 0) << 8) + (content[at + 3] ?? 0)
    if (!isTelling(content[at + 1] ?? 0)) parts.push(content.subarray(at, end))
    at = end
  }
  parts.push(content.subarray(at))
  return Uint8Array.from(Buffer.concat(parts))
}

function isTelling(kind: number): boolean {
  return kind === COMMENT || (kind >= FIRST_ADDED && kind <= LAST_ADDED && !LOOKS.has(kind))
}
