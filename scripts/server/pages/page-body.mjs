// A page as it is sent: compressed once for everybody who gets the same one.
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

async function compress(html, quality) {
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

/** The compressed bytes are the beginning of a larger buffer. */
const alone = (content) => Buffer.from(content)

export class PageBody {
  #brotli
  #gzip
  #improved

  /** @param policy of the scripts that stand in it; none for a file without */
  static async of(html, policy = '') {
    const body = new PageBody()
    body.policy = policy
    body.#brotli = await compress(html, FAST)
    return body
  }

  /** In bytes of memory, at most. */
  get size() {
    return this.#brotli.length * 3 + this.policy.length
  }

  /** @param {'br' | 'gzip' | 'identity'} encoding @returns {Buffer | Promise<Buffer>} */
  as(encoding) {
    if (encoding === 'br') return this.#brotli
    if (encoding === 'identity') return decompress(this.#brotli)
    return (this.#gzip ??= decompress(this.#brotli).then((html) => promisify(gzip)(html)).then(alone))
  }

  /** Compresses it as well as can be, once. @param {() => boolean} isWanted whether that still pays when its turn comes */
  improve(isWanted) {
    this.#improved ??= improving.runExclusive(async () => {
      if (isWanted()) this.#brotli = await compress(await decompress(this.#brotli), BEST)
      else this.#improved = undefined
    })
    return this.#improved.catch(() => undefined)
  }
}

const accepts = (name) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i')
const ENCODINGS = [['br', accepts('br')], ['gzip', accepts('gzip')]]

/** @returns {'br' | 'gzip' | 'identity'} the smallest that a browser takes */
export function encodingFor(acceptEncoding = '') {
  return ENCODINGS.find(([, pattern]) => pattern.test(acceptEncoding))?.[0] ?? 'identity'
}
