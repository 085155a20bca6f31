/** The colours of the series, and the few operations on them. */

export const color = {
  ink: '#17141f',
  night: '#231c33',
  indigo: '#322a4a',
  plum: '#4b1f3f',
  wine: '#7a1236',
  pomegranate: '#b3123f',
  rose: '#d65a63',
  clay: '#c0603e',
  rust: '#8f3f2e',
  amber: '#e8a33d',
  honey: '#f3c877',
  paper: '#f7f1e7',
  sand: '#ecd9bb',
  stone: '#cbb79c',
  teal: '#3f5c60',
  sage: '#7d9088',
  mist: '#b9c2b8',
  dusk: '#4a5578',
  haze: '#8d92ad',
  leaf: '#4c5a3c',
};

const channels = (hex) => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));

/** `share` of `to` in `from`: 0 gives `from`, 1 gives `to`. */
export function mix(from, to, share) {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + (target[index] - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (hex, share = 0.25) => mix(hex, color.ink, share);
export const lighter = (hex, share = 0.25) => mix(hex, color.paper, share);

/** Sky gradients from top to bottom, one per time of day. */
export const skies = {
  dawn: ['#8d92ad', '#e5a98d', '#f6d7a6'],
  morning: ['#cfd3c6', '#f0e2c8', '#f7ecd6'],
  paper: ['#f3e6cf', '#f7f1e7'],
  noon: ['#b9c8c3', '#e6e2cd', '#f3e5c6'],
  golden: ['#e2843f', '#eeb355', '#f6dc9f'],
  clay: ['#a8432f', '#d9774a', '#f0b877'],
  dusk: ['#322a4a', '#7b3555', '#d9695a', '#efb064'],
  ember: ['#2a1428', '#7a1236', '#c93f45', '#eb9a4b'],
  twilight: ['#1d2140', '#3f4674', '#8a7f9e', '#d9a08f'],
  night: ['#120f1c', '#231c38', '#3a2a4e'],
  wine: ['#1b101d', '#3f1230', '#7a1236'],
  teal: ['#16252d', '#2c4a50', '#6f8f88'],
};
