/** Musicians: figures with their instruments, 100 units tall, feet at the origin. */
import { circle, ellipse, group, line, place, rect, stroke } from '../core/svg.mjs';
import { color, darker } from '../core/palette.mjs';
import { figure } from './people.mjs';
import { cymbal, doubleBass, drum, microphone, panduri, saxophone, trumpet } from './music.mjs';

const sleeve = (coat, d) => stroke(d, darker(coat, 0.16), 6.2);
const hand = (skin, x, y) => circle(x, y, 2.8, skin);

export const bassist = (look) => group([
  figure({ ...look, arms: ['playing', 'playing'] }), place(doubleBass(color.rust), 15, 2, { scale: 1.02, rotate: 6 }),
  sleeve(look.coat, 'M9-78Q16-70 22-72'), hand(look.skin, 23, -73), sleeve(look.coat, 'M-10-78Q-12-58 4-46'), hand(look.skin, 6, -45),
]);

export const saxophonist = (look) => group([
  figure({ ...look, arms: ['playing', 'playing'] }), place(saxophone(color.amber), 9, -40, { scale: 0.5, rotate: -6 }), line(3, -88, 5, -84, color.ink, 1.6),
  sleeve(look.coat, 'M-10-78Q-13-62 4-62'), hand(look.skin, 6, -62), sleeve(look.coat, 'M10-78Q17-62 9-50'), hand(look.skin, 9, -50),
]);

export const trumpeter = (look, lift = -10) => group([
  figure({ ...look, arms: ['playing', 'playing'] }), place(trumpet(color.amber), 5, -89, { scale: 0.36, rotate: lift }),
  sleeve(look.coat, 'M10-78Q22-68 23-86'), hand(look.skin, 23, -88), sleeve(look.coat, 'M-10-78Q-4-64 17-80'), hand(look.skin, 18, -84),
]);

export const trombonist = (look) => group([
  figure({ ...look, arms: ['playing', 'playing'] }),
  group([stroke('M4-90H52A4 4 0 0 1 52-84H14', color.amber, 1.8), stroke('M4-90H-6A4 4 0 0 0-6-98H16', color.amber, 2.2), `<path d="M14-100C24-101 28-105 33-108V-88C28-91 24-95 14-96Z" fill="${color.honey}"/>`], 'transform="rotate(8 4 -90)"'),
  sleeve(look.coat, 'M10-78Q22-68 29-80'), hand(look.skin, 30, -82), sleeve(look.coat, 'M-10-78Q-8-66 9-84'), hand(look.skin, 9, -87),
]);

export const tubist = (look) => group([
  figure({ ...look, arms: ['playing', 'playing'] }),
  group([ellipse(8, -58, 17, 19, 'none', `stroke="${color.amber}" stroke-width="6"`), ellipse(8, -58, 8, 10, 'none', `stroke="${darker(color.amber, 0.3)}" stroke-width="3.4"`), stroke('M22-66Q30-92 26-104', color.amber, 6), ellipse(26, -107, 17, 5, darker(color.amber, 0.35)), ellipse(26, -108, 15, 3.6, color.honey)]),
  sleeve(look.coat, 'M-10-78Q-16-60 0-56'), hand(look.skin, 2, -56), sleeve(look.coat, 'M10-78Q22-70 16-62'), hand(look.skin, 15, -61),
]);

export const lutenist = (look, wood = color.clay) => group([
  figure({ ...look, arms: ['playing', 'playing'] }), place(panduri(wood), -9, -48, { scale: 0.72, rotate: 62 }),
  sleeve(look.coat, 'M-10-78Q-18-62-2-56'), hand(look.skin, 0, -56), sleeve(look.coat, 'M10-78Q24-70 31-68'), hand(look.skin, 32, -69),
]);

export const guitarist = (look) => group([
  figure({ ...look, arms: ['playing', 'playing'] }),
  group([ellipse(-4, -52, 13, 11, color.clay), ellipse(8, -54, 9.4, 8.6, color.clay), circle(4, -53, 4, color.ink), line(10, -54, 44, -62, '#3b2218', 3), line(42, -61.6, 50, -64, '#3b2218', 5), line(-8, -51, 44, -62.4, color.honey, 0.5)]),
  sleeve(look.coat, 'M-10-78Q-20-62-4-54'), hand(look.skin, -2, -54), sleeve(look.coat, 'M10-78Q26-68 33-60'), hand(look.skin, 34, -61),
]);

export const singer = (look, stand = true) => group([
  figure({ ...look, arms: ['open', stand ? 'held' : 'microphone'] }), stand ? microphone(17, 1, 97) : [line(3, -84, 2, -78, color.ink, 1.6), circle(2, -87, 2.2, color.honey)],
]);

/** Drummer sits behind the kit. */
export const drummer = (look) => group([
  place(figure({ ...look, arms: ['raised', 'forward'] }), 0, 12), line(25, -85, 38, -60, color.honey, 1.2), cymbal(-38, -62, 17, -8, 0), cymbal(40, -58, 16, 10, 0),
  drum(-24, -32, 11, 12, color.wine), drum(24, -32, 12, 14, color.wine), rect(-19, -36, 38, 36, color.pomegranate, 'rx="18"'), circle(0, -18, 18.5, color.pomegranate), circle(0, -18, 16, color.sand), circle(0, -18, 6, color.amber),
]);

/** Vibraphone or marimba player behind the bars. */
export const vibraphonist = (look) => group([
  figure({ ...look, arms: ['forward', 'forward'] }), rect(-34, -50, 68, 5, color.ink),
  Array.from({ length: 14 }, (unused, index) => [rect(-33 + index * 4.8, -54, 4, 6, color.honey), rect(-32.4 + index * 4.8, -45, 2.8, 30 - index * 1.5, color.haze)]),
  line(-34, -46, -36, 0, color.ink, 2), line(34, -46, 36, 0, color.ink, 2), line(-22, -62, -8, -55, color.rust, 1), line(22, -62, 10, -55, color.rust, 1), circle(-7, -55, 1.8, color.rose), circle(9, -55, 1.8, color.rose),
]);

/** Pianist standing at the keys of a grand piano. */
export const pianist = (look) => group([figure({ ...look, arms: ['playing', 'forward'] }), sleeve(look.coat, 'M-10-78Q-4-62 18-58'), hand(look.skin, 20, -57)]);
