import localFont from 'next/font/local'

/** FiraGO with Latin and Georgian. The fallback fonts of `tokens.css` have the same widths, so nothing moves when it loads. */
export const coreFont = localFont({
  variable: '--font-core',
  display: 'swap',
  adjustFontFallback: false,
  src: [
    { path: './fonts/firago-core-400.woff2', weight: '400' },
    { path: './fonts/firago-core-600.woff2', weight: '600' },
  ],
})

/** Accented Latin letters, loaded only where one occurs. */
export const extendedFont = localFont({
  variable: '--font-extended',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+00A1-017F' }],
  src: [
    { path: './fonts/firago-extended-400.woff2', weight: '400' },
    { path: './fonts/firago-extended-600.woff2', weight: '600' },
  ],
})
