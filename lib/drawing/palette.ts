/** The colours of app/(site)/tokens.css, which a picture cannot read. */
export const PALETTE = {
  night: '#17141f',
  paper: '#faf6ee',
  shade: '#f0e9dc',
  muted: '#5b5464',
  accent: '#a70f3a',
  accentDeep: '#7d0a2c',
  amber: '#e9a43c',
  onNight: '#f7f1e7',
  onNightMuted: '#c9c1cf',
} as const

/** The colours of a card by its look. */
export const LOOKS = {
  night: { ground: PALETTE.night, title: PALETTE.onNight, label: PALETTE.amber, text: PALETTE.onNightMuted, seeds: [PALETTE.accent, PALETTE.accentDeep, PALETTE.amber] },
  accent: { ground: PALETTE.accentDeep, title: PALETTE.onNight, label: '#f6bd62', text: '#f0d9d5', seeds: [PALETTE.amber, PALETTE.accent, '#5f0620'] },
  paper: { ground: PALETTE.paper, title: PALETTE.night, label: PALETTE.accent, text: PALETTE.muted, seeds: [PALETTE.accent, PALETTE.amber, PALETTE.accentDeep] },
} as const

/** How a card looks. */
export type Look = keyof typeof LOOKS
