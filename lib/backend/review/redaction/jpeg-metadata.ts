const START = 0xff
const SCAN = 0xda
/** Exif and XMP, the data of photo programs, comments. */
const TELLING = new Set([0xe1, 0xed, 0xfe])

/** A JPEG without what cameras and programs have noted in it; as it is where it cannot be read. */
export function withoutJpegMetadata(content: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [content.subarray(0, 2)]
  let at = 2
  while (at + 4 <= content.length && content[at] === START && content[at + 1] !== SCAN) {
    const end = at + 2 + ((content[at + 2] ?? 0) << 8) + (content[at + 3] ?? 0)
    if (!TELLING.has(content[at + 1] ?? 0)) parts.push(content.subarray(at, end))
    at = end
  }
  parts.push(content.subarray(at))
  return Uint8Array.from(Buffer.concat(parts))
}
