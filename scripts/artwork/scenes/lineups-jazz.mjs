import { circle, fade, line, path, place, rect } from '../core/svg.mjs';
import { color, mix } from '../core/palette.mjs';
import { beam, glow, pool, sky, stars, vignette } from '../motifs/sky.mjs';
import { branch, hills, tree } from '../motifs/ridges.mjs';
import { arch } from '../motifs/hall.mjs';
import { brick } from '../motifs/works.mjs';
import { hedge, palace, palm } from '../motifs/garden.mjs';
import { grandPiano, panduri } from '../motifs/music.mjs';
import { bassist, drummer, guitarist, saxophonist, trombonist, trumpeter, tubist, vibraphonist } from '../motifs/players.mjs';
import { stand } from '../motifs/people.mjs';
import { bigBand } from './jazz.mjs';

const onPalaceSteps = (stage) => [
  sky(stage, 'dusk'), palace(800, 720, 1500, '#7a4a52', color.amber), Array.from({ length: 6 }, (unused, index) => rect(800 - 420 - index * 90, 716 + index * 44, 840 + index * 180, 46, fade([mix('#e3b48a', '#7a3b4a', index / 8), mix('#a5584f', '#3a1a30', index / 8)]))), rect(-20, 978, 1640, 260, fade(['#4a2440', '#1d1020'])), glow(800, 760, 520, color.honey, 0.4),
  stand(bassist({ coat: color.ink, skin: '#d99f74' }), 380, 1080, 500), stand(trumpeter({ coat: color.pomegranate, skin: '#efc49d', cut: 1, hair: '#3b2218' }), 650, 1050, 470), stand(drummer({ coat: color.teal, skin: '#b97a53' }), 960, 1040, 450), stand(saxophonist({ coat: color.amber, skin: '#8a5738' }), 1250, 1080, 490), vignette(stage, 0.35),
];

const pianoInChurch = () => [
  rect(-20, -20, 1640, 1240, fade(['#a3927c', '#6f5f58'])), rect(-20, -20, 1640, 1000, brick('#9a8876')), rect(-20, -20, 1640, 1240, fade([['#2a1f30', 0.75], ['#2a1f30', 0.25]])), arch(800, 980, 1000, 920, '#4a3c44'), arch(800, 980, 900, 860, fade(['#7a6660', '#a58a70'])), [[800, 560, 110, 360], [470, 640, 70, 230], [1130, 640, 70, 230]].map(([x, y, wide, tall]) => [arch(x, y + 14, wide * 1.3, tall * 1.1, '#4a3c44'), arch(x, y, wide, tall, fade([color.paper, color.honey]))]), beam(800, 300, 900, 760, 60, '#fdf0cf', 0.75, 56), beam(470, 460, 700, 420, 260, '#fdf0cf', 0.4, 36), beam(1130, 460, 700, 420, -180, '#fdf0cf', 0.4, 36),
  rect(-20, 960, 1640, 280, fade(['#8a7460', '#3a2c34'])), pool(830, 1060, 560, 80, '#fdf0cf', 0.6), place(grandPiano('#17141f', color.amber), 820, 1080, { scale: 7 }), rect(330, 960, 120, 26, color.wine, 'rx="8"'), line(350, 986, 340, 1090, color.ink, 10), line(430, 986, 440, 1090, color.ink, 10), [220, 1440].map((x) => [rect(x - 4, 700, 8, 380, '#2a1f26'), [-30, 0, 30].map((shift) => [rect(x + shift - 6, 660, 12, 46, color.sand), circle(x + shift, 648, 8, color.amber), glow(x + shift, 648, 46, color.honey, 0.7)]), rect(x - 40, 704, 80, 8, '#2a1f26')]),
];

const brassAmongPalms = (stage) => [
  sky(stage, 'ember'), circle(800, 620, 330, fade(['#f3c877', color.amber, '#d9534a'])), hills(stage, { base: 860, height: 60, tone: '#5c1a38', waves: 5 }), rect(-20, 880, 1640, 360, fade(['#4a1632', '#1d0f1c'])), [[120, 1180, 900], [420, 1100, 720], [1200, 1110, 740], [1500, 1190, 940]].map(([x, y, tall]) => palm(stage, x, y, tall, '#1d0f1c')),
  stand(trombonist({ coat: color.indigo, skin: '#d99f74' }), 590, 1130, 520, { flip: true }), stand(tubist({ coat: color.pomegranate, skin: '#8a5738' }), 830, 1150, 560), stand(trombonist({ coat: color.teal, skin: '#efc49d' }), 1040, 1130, 510), vignette(stage, 0.4),
];

const blueChonguri = (stage) => [
  sky(stage, 'twilight'), stars(stage, 700, 90), glow(1130, 330, 420, color.honey, 0.5), path('M1130 130A200 200 0 1 0 1330 400A160 160 0 1 1 1130 130Z', fade([color.paper, color.honey]), 'transform="rotate(24 1180 330)"'), hills(stage, { base: 900, height: 130, tone: '#2f3358', mist: '#5a5f88', waves: 4 }), hills(stage, { base: 1010, height: 110, tone: '#1d2140', waves: 3 }), place(panduri('#3f66b0'), 660, 1110, { scale: 9.6, rotate: 16 }), branch(stage, -20, 1100, 520, -26, '#12162c', 84), branch(stage, 1640, 1140, 560, 200, '#12162c', 84),
];

const throughLeaves = (stage) => [
  sky(stage, 'teal'), glow(800, 560, 760, color.honey, 0.8), rect(-20, 940, 1640, 300, fade(['#3f5c50', '#16252a'])), pool(800, 1010, 600, 90, color.honey, 0.6), stand(guitarist({ coat: color.pomegranate, skin: '#d99f74' }), 560, 1040, 640), stand(vibraphonist({ coat: color.amber, skin: '#efc49d', cut: 2, hair: '#3b2218' }), 1030, 1050, 620),
  [[-20, 100, 700, 14], [-20, 420, 480, 30], [-20, 760, 420, -6], [-20, 1100, 640, -24], [1640, 60, 700, 168], [1640, 380, 460, 150], [1640, 740, 420, 186], [1640, 1120, 640, 204], [500, -20, 300, 70], [1100, -20, 320, 110]].map(([x, y, length, angle], index) => branch(stage, x, y, length, angle, ['#13242a', '#1b3330', '#10191f'][index % 3], 120)),
];

const whiteJackets = (stage) => [
  sky(stage, 'wine'), path('M160 1000V420A640 420 0 0 1 1440 420V1000Z', '#2a1026'), path('M230 1000V440A570 370 0 0 1 1370 440V1000Z', fade(['#d9694a', '#7a1f3c'])), Array.from({ length: 11 }, (unused, index) => line(800, 1000, 800 + Math.cos(Math.PI * (1 + index / 10)) * 640, 480 + Math.sin(Math.PI * (1 + index / 10)) * 400, '#f3c877', 3, 'opacity=".4"')), Array.from({ length: 21 }, (unused, index) => circle(800 + Math.cos(Math.PI * (1 + index / 20)) * 605, 430 + Math.sin(Math.PI * (1 + index / 20)) * 396, 11, color.honey)), glow(800, 740, 620, color.amber, 0.5), hedge(stage, 960, 70, '#1d1020'),
  rect(-20, 960, 1640, 280, fade(['#5c1a34', '#1d0f1c'])), bigBand(1080, 340, 0.92), [[60, 1180, 860], [1540, 1180, 860]].map(([x, y, tall]) => tree(stage, x, y, tall, '#17222a', { lit: '#2a3a3a' })),
];

const lineup = { width: 1200, height: 900, limit: 90_000 };
const draws = [onPalaceSteps, pianoInChurch, brassAmongPalms, blueChonguri, throughLeaves, whiteJackets];
export const jazzLineups = Object.fromEntries(draws.map((draw, index) => [`lineups/lineup-${index + 13}`, { ...lineup, draw }]));
