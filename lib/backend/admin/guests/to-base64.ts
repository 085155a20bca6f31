/** A file as the staff's API takes it. */
export async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const slice = 0x8000
  const parts = Array.from({ length: Math.ceil(bytes.length / slice) }, (_, index) => String.fromCharCode(...bytes.subarray(index * slice, (index + 1) * slice)))
  return btoa(parts.join(''))
}
