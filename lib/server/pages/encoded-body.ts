import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

/** Takes a few milliseconds; the best takes some hundred for a tenth less. */
const QUALITY = 6
/** As powers of two: what the encoder reserves grows with its window, to some 40 MiB for the largest. */
const [SMALLEST_WINDOW, LARGEST_WINDOW] = [constants.BROTLI_MIN_WINDOW_BITS, constants.BROTLI_DEFAULT_WINDOW]

const decompress = promisify(brotliDecompress)

async function compressBrotli(text: Buffer): Promise<Buffer> {
  const window = Math.min(LARGEST_WINDOW, Math.max(SMALLEST_WINDOW, Math.ceil(Math.log2(text.length + 16))))
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: QUALITY, [BROTLI_PARAM_LGWIN]: window, [BROTLI_PARAM_SIZE_HINT]: text.length }
  return alone(await promisify(brotliCompress)(text, { params }))
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** The compressed bytes are the beginning of a larger buffer. */
const alone = (content: Uint8Array) => Buffer.from(content)

/** A text as it is sent: compressed once for everybody who gets the same one. */
export class EncodedBody {
  readonly #brotli: Buffer
  #gzip?: Promise<Buffer>

  private constructor(brotli: Buffer) {
    this.#brotli = brotli
  }

  static async of(text: Buffer): Promise<EncodedBody> {
    return new EncodedBody(await compressBrotli(text))
  }

  /** @param brotli what `as('br')` was */
  static ofCompressed(brotli: Uint8Array): EncodedBody {
    return new EncodedBody(alone(brotli))
  }

  /** In bytes of memory, at most. */
  get size(): number {
    return this.#brotli.length * 3
  }

  as(encoding: 'br'): Buffer
  as(encoding: Encoding): Buffer | Promise<Buffer>
  as(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'br') return this.#brotli
    if (encoding === 'identity') return decompress(this.#brotli)
    return (this.#gzip ??= decompress(this.#brotli).then((text) => promisify(gzip)(text)).then(alone))
  }
}

/** A text that is sent once. */
export function encodeOnce(text: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return text
  return encoding === 'br' ? compressBrotli(text) : promisify(gzip)(text)
}

const accepts = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i')
const ENCODINGS = [['br', accepts('br')], ['gzip', accepts('gzip')]] as const

/** The smallest that a browser takes. */
export function encodingFor(acceptEncoding = ''): Encoding {
  return ENCODINGS.find(([, pattern]) => pattern.test(acceptEncoding))?.[0] ?? 'identity'
}
