import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { Mutex } from 'async-mutex'

/** Takes a few milliseconds; the best takes some hundred for a tenth less. */
const FAST = 6
const BEST = constants.BROTLI_MAX_QUALITY
/** At most one core compresses pages, so that the others stay free. */
const improving = new Mutex()

/** Of the window, as powers of two: what the encoder reserves grows with it, to some 40 MiB for the largest. */
const [SMALLEST_WINDOW, LARGEST_WINDOW] = [constants.BROTLI_MIN_WINDOW_BITS, constants.BROTLI_DEFAULT_WINDOW]

async function compressBrotli(html: Buffer, quality: number): Promise<Buffer> {
  const window = Math.min(LARGEST_WINDOW, Math.max(SMALLEST_WINDOW, Math.ceil(Math.log2(html.length + 16))))
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  }
  return alone(await promisify(brotliCompress)(html, { params }))
}
const decompress = promisify(brotliDecompress)

export type Encoding = 'br' | 'gzip' | 'identity'

/** The compressed bytes are the beginning of a larger buffer. */
const alone = (content: Uint8Array) => Buffer.from(content)

/** A text as it is sent: compressed once for everybody who gets the same one. */
export class EncodedBody {
  #brotli: Buffer
  #gzip?: Promise<Buffer>
  #improved?: Promise<void>

  private constructor(brotli: Buffer) {
    this.#brotli = brotli
  }

  static async of(html: Buffer): Promise<EncodedBody> {
    return new EncodedBody(await compressBrotli(html, FAST))
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
    return (this.#gzip ??= decompress(this.#brotli).then((html) => promisify(gzip)(html)).then(alone))
  }

  /** Compresses it as well as can be, once. @param isWanted whether that still pays when its turn comes */
  improve(isWanted: () => boolean): Promise<void> {
    this.#improved ??= improving.runExclusive(async () => {
      if (isWanted()) this.#brotli = await compressBrotli(await decompress(this.#brotli), BEST)
      else this.#improved = undefined
    })
    return this.#improved.catch(() => undefined)
  }
}

/** A text that is sent once. */
export function encodeOnce(text: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return text
  return encoding === 'br' ? compressBrotli(text, FAST) : promisify(gzip)(text)
}

const accepts = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i')
const ENCODINGS = [['br', accepts('br')], ['gzip', accepts('gzip')]] as const

/** The smallest that a browser takes. */
export function encodingFor(acceptEncoding = ''): Encoding {
  return ENCODINGS.find(([, pattern]) => pattern.test(acceptEncoding))?.[0] ?? 'identity'
}
