// Types of the used parts, because the package has none.
declare module 'opentype.js' {
  /** A step of an outline of quadratic curves, as TrueType fonts have them. */
  export interface PathCommand {
    type: 'M' | 'L' | 'Q' | 'Z'
    x1?: number
    y1?: number
    x?: number
    y?: number
  }
  export interface Glyph {
    advanceWidth: number
    getPath(x: number, y: number, size: number): { commands: PathCommand[] }
  }
  export interface Font {
    unitsPerEm: number
    charToGlyphIndex(sign: string): number
    charToGlyph(sign: string): Glyph
  }
  export function parse(file: ArrayBufferLike): Font
}
