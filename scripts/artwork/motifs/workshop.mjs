import { circle, ellipse, fade, group, line, path, polygon, rect } from '../core/svg.mjs';
import { color, darker, lighter } from '../core/palette.mjs';

/** Tools hanging in a row from (x, y). */
export const tools = (x, y, iron = '#3b3f4a', wood = color.rust) => group([
  rect(x, y + 10, 18, 190, wood, 'rx="6"'), path(`M${x - 34} ${y + 190}H${x + 56}V${y + 240}H${x + 10}L${x - 50} ${y + 226}Z`, iron),
  path(`M${x + 130} ${y + 10}h34v60h-34Z`, wood), polygon([[x + 130, y + 70], [x + 164, y + 70], [x + 190, y + 300], [x + 150, y + 300]], lighter(iron, 0.4)), Array.from({ length: 12 }, (unused, index) => polygon([[x + 132 + index * 1.6, y + 84 + index * 18], [x + 120 + index * 1.6, y + 92 + index * 18], [x + 134 + index * 1.6, y + 100 + index * 18]], lighter(iron, 0.4))),
  circle(x + 270, y + 70, 46, 'none', `stroke="${color.amber}" stroke-width="20"`), circle(x + 270, y + 70, 20, iron),
  line(x + 370, y + 10, x + 370, y + 120, iron, 10), rect(x + 354, y + 110, 32, 110, color.pomegranate, 'rx="12"'), line(x + 436, y + 10, x + 412, y + 220, lighter(iron, 0.3), 9), line(x + 420, y + 10, x + 446, y + 220, iron, 9), circle(x + 429, y + 80, 12, color.amber),
]);

/** Cardboard model of a bus stop, `width` wide, standing at (x, base). */
export function busStop(x, base, width, board = '#d2a878') {
  const unit = width / 100;
  return group([
    ellipse(x, base, 66 * unit, 5 * unit, color.ink, 'opacity=".22"'), polygon([[x - 62 * unit, base], [x - 54 * unit, base - 7 * unit], [x + 62 * unit, base - 7 * unit], [x + 70 * unit, base]], lighter(board, 0.4)),
    rect(x - 44 * unit, base - 66 * unit, 80 * unit, 60 * unit, fade([board, darker(board, 0.15)])), polygon([[x - 44 * unit, base - 66 * unit], [x - 58 * unit, base - 58 * unit], [x - 58 * unit, base - 3 * unit], [x - 44 * unit, base - 6 * unit]], darker(board, 0.28)),
    rect(x - 32 * unit, base - 56 * unit, 24 * unit, 26 * unit, color.paper), [0, 1, 2, 3].map((row) => line(x - 29 * unit, base - (51 - row * 5.4) * unit, x - (12 + (row % 2) * 5) * unit, base - (51 - row * 5.4) * unit, color.dusk, 1.2 * unit)),
    rect(x - 2 * unit, base - 56 * unit, 32 * unit, 26 * unit, '#cfdbd3'), line(x + 14 * unit, base - 56 * unit, x + 14 * unit, base - 30 * unit, darker(board, 0.4), 1.4 * unit),
    rect(x - 36 * unit, base - 21 * unit, 62 * unit, 4 * unit, color.pomegranate), rect(x - 30 * unit, base - 17 * unit, 3 * unit, 12 * unit, darker(board, 0.45)), rect(x + 18 * unit, base - 17 * unit, 3 * unit, 12 * unit, darker(board, 0.45)),
    polygon([[x - 66 * unit, base - 62 * unit], [x - 44 * unit, base - 76 * unit], [x + 44 * unit, base - 76 * unit], [x + 38 * unit, base - 62 * unit]], fade([lighter(board, 0.25), board])), polygon([[x - 66 * unit, base - 62 * unit], [x + 38 * unit, base - 62 * unit], [x + 38 * unit, base - 58 * unit], [x - 66 * unit, base - 58 * unit]], darker(board, 0.25)),
    rect(x + 50 * unit, base - 80 * unit, 2.6 * unit, 75 * unit, color.ink), circle(x + 51.3 * unit, base - 82 * unit, 9 * unit, color.amber), circle(x + 51.3 * unit, base - 82 * unit, 6 * unit, color.paper), rect(x + 47 * unit, base - 85 * unit, 8.6 * unit, 5 * unit, color.pomegranate),
  ]);
}

/** Upright piano from the front, `width` wide. */
export function uprightPiano(x, base, width, tone = '#3a1a22') {
  const unit = width / 100;
  return group([
    rect(x - 50 * unit, base - 82 * unit, 100 * unit, 80 * unit, fade([lighter(tone, 0.16), tone])), rect(x - 53 * unit, base - 86 * unit, 106 * unit, 5 * unit, darker(tone, 0.3)),
    [-44, 4].map((left) => rect(x + left * unit, base - 76 * unit, 40 * unit, 24 * unit, 'none', `stroke="${lighter(tone, 0.3)}" stroke-width="${0.8 * unit}"`)),
    rect(x - 54 * unit, base - 46 * unit, 108 * unit, 5 * unit, darker(tone, 0.35)), rect(x - 48 * unit, base - 45 * unit, 96 * unit, 5 * unit, color.paper), Array.from({ length: 30 }, (unused, index) => [line(x + (-48 + index * 3.2) * unit, base - 45 * unit, x + (-48 + index * 3.2) * unit, base - 40 * unit, color.ink, 0.3 * unit), index % 7 === 2 || index % 7 === 6 ? '' : rect(x + (-46 + index * 3.2) * unit, base - 45 * unit, 1.8 * unit, 3 * unit, color.ink)]),
    rect(x - 54 * unit, base - 40 * unit, 108 * unit, 4 * unit, darker(tone, 0.2)), [-50, 46].map((left) => rect(x + left * unit, base - 36 * unit, 4 * unit, 36 * unit, darker(tone, 0.35))), rect(x - 10 * unit, base - 10 * unit, 6 * unit, 2 * unit, color.amber), rect(x + 4 * unit, base - 10 * unit, 6 * unit, 2 * unit, color.amber),
  ]);
}
