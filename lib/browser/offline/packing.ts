import { applyDelta, createDelta } from 'fossil-delta'

/** Packs content as small as possible: as a compressed difference from similar content. */
export async function pack(content: Uint8Array, base?: Uint8Array): Promise<Uint8Array> {
  return through(base ? Uint8Array.from(createDelta(base, content)) : content, new CompressionStream('gzip'))
}

export async function unpack(packed: Uint8Array, base?: Uint8Array): Promise<Uint8Array> {
  const content = await through(packed, new DecompressionStream('gzip'))
  return base ? Uint8Array.from(applyDelta(base, content)) : content
}

async function through(content: Uint8Array, format: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Blob([content as BlobPart]).stream().pipeThrough(format)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
