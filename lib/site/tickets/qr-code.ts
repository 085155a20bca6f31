import { encode } from 'uqr'

/** The quiet zone around a code, in modules (ISO/IEC 18004). */
const QUIET = 4

export interface QrCode {
  /** With its quiet zone, in modules. */
  size: number
  /** The dark modules as rows from the top; true is dark. */
  modules: boolean[][]
}

export function toQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET })
  return { size, modules: data }
}

/** The dark modules as the path of an SVG: one rectangle for those that touch in a row. */
export function qrCodePath({ modules }: QrCode): string {
  return modules.map((row, y) => [...row.map((isDark) => (isDark ? '1' : '0')).join('').matchAll(/1+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('')).join('')
}
