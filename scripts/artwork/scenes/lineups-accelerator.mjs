import { circle, ellipse, fade, group, line, path, place, polygon, rect, stroke } from '../core/svg.mjs';
import { color, darker, lighter, mix } from '../core/palette.mjs';
import { sky, sun, vignette } from '../motifs/sky.mjs';
import { cypress, hills, slope, tree } from '../motifs/ridges.mjs';
import { house, townLight } from '../motifs/town.mjs';
import { water } from '../motifs/water.mjs';
import { busStop } from '../motifs/workshop.mjs';

const boot = (tone) => [path('M-34 0V-14H-30L-26-96Q-8-104 14-96L16-52C30-44 52-40 60-24V0Z', fade([lighter(tone, 0.15), tone], 60)), path('M-36 0H62V12H-36Z', color.ink), path('M-34-2C-20-16-4-6 10-14S44-14 60-6V2H-34Z', '#7a5a3c'), path('M-26-96Q-8-104 14-96L13-84Q-8-92-27-84Z', darker(tone, 0.35)), [-72, -60, -48].map((y) => line(2, y, 16, y + 2, color.honey, 3.4)), circle(-18, -28, 5, '#7a5a3c'), circle(34, -26, 4, '#7a5a3c')];

const villageBench = (stage) => [
  sky(stage, 'morning'), sun(1180, 300, 120, color.amber, color.honey), hills(stage, { base: 560, height: 170, tone: '#8fa08c', mist: '#d9d3ac', waves: 4 }), [[240, 610], [360, 620], [1180, 600]].map(([x, y]) => house(stage.random, x, y, 120, 100, townLight.day, 20)), slope(stage, [[-60, 640], [400, 610], [900, 660], [1300, 610], [1700, 640]], '#7d8f5f', '#b3b06c'), tree(stage, 230, 960, 760, '#4c5a3c', { trunk: '#4a2c24' }), slope(stage, [[-60, 960], [600, 930], [1100, 960], [1700, 930]], '#a3825a'), ellipse(850, 1040, 560, 46, color.ink, 'opacity=".2"'),
  [700, 760].map((y) => rect(380, y, 940, 36, fade(['#b9704a', '#8f4a34']))), [430, 1230].map((x) => [rect(x, 680, 34, 360, '#5a2f28'), rect(x - 30, 860, 34, 190, '#4a2420')]), rect(340, 850, 1020, 48, fade(['#c9825a', '#9a5238'])), rect(340, 898, 1020, 16, '#5a2f28'),
  place([rect(-110, -16, 230, 24, color.wine, 'rx="5"'), rect(-104, -34, 218, 20, color.paper), rect(-110, -44, 230, 14, color.pomegranate, 'rx="5"'), line(60, -46, 62, 10, color.amber, 7)], 690, 842), line(720, 792, 830, 772, color.ink, 8), place(boot(color.rust), 1000, 1090, { scale: 2 }), place(boot('#7a3628'), 1200, 1112, { scale: 2 }),
];

const cardboardStop = (stage) => [
  rect(-20, -20, 1640, 1240, fade(['#3f5c60', '#5f7f7a'])), polygon([[200, -20], [700, -20], [1300, 900], [500, 900]], color.honey, 'opacity=".18"'), rect(-20, 860, 1640, 90, fade(['#c9825a', '#a3593c'])), rect(-20, 950, 1640, 280, '#5a2a26'), busStop(780, 868, 700, '#d9b184'),
  place([rect(-30, -12, 150, 24, color.pomegranate, 'rx="10"'), polygon([[120, -10], [220, 0], [120, 10]], '#d9dcdc')], 190, 856, { rotate: -8 }), rect(1270, 790, 190, 74, color.amber, 'rx="6"'), rect(1290, 720, 160, 72, '#d2a878', 'rx="4"'), circle(1370, 660, 56, 'none', `stroke="${color.paper}" stroke-width="34"`), [[520, 900], [960, 905], [1120, 896]].map(([x, y], index) => polygon([[x, y], [x + 60, y - 12], [x + 70, y + 6], [x + 14, y + 16]], ['#e3c39a', '#d9b184', color.paper][index])), vignette(stage, 0.35),
];

const abacus = (stage) => {
  const rows = [[3, 7], [5, 5], [1, 9], [8, 2], [4, 6], [2, 8]];
  return [
    rect(-20, -20, 1640, 1240, fade(['#7a1f38', '#5c1430'], 40)), circle(250, 1020, 420, color.amber, 'opacity=".14"'),
    group([rect(16, 20, 560, 780, color.ink, 'opacity=".3"'), rect(0, 0, 560, 780, fade([color.paper, '#efe0c4'])), rect(60, 60, 260, 24, color.ink), Array.from({ length: 13 }, (unused, row) => line(60, 140 + row * 36, row % 4 === 3 ? 320 : 500, 140 + row * 36, mix(color.paper, color.ink, 0.4), 6)), line(60, 690, 240, 690, color.ink, 4), stroke('M80 680C110 610 120 700 150 650S190 660 220 640', color.dusk, 7), circle(430, 670, 54, color.pomegranate), circle(430, 670, 40, color.rose, 'opacity=".5"')], 'transform="translate(860 130) rotate(7)"'),
    group([rect(14, 18, 640, 720, color.ink, 'opacity=".35"'), rect(0, 0, 640, 720, fade(['#b9704a', '#7a3b2a'], 60)), rect(44, 44, 552, 632, '#3a1a20'), rows.map(([left, right], row) => { const y = 100 + row * 104; const bead = (x, tone) => ellipse(x, y, 24, 42, fade([lighter(tone, 0.3), tone, darker(tone, 0.3)], 90)); return [line(44, y, 596, y, color.sand, 6), Array.from({ length: left }, (unused, index) => bead(72 + index * 40, row % 2 ? color.amber : color.sand)), Array.from({ length: right > 9 - left ? 9 - left + 1 : right }, (unused, index) => bead(568 - index * 40, row % 2 ? color.amber : color.sand))]; })], 'transform="translate(150 250) rotate(-6)"'),
    group([rect(8, 10, 440, 190, color.ink, 'opacity=".35"'), path('M0 0H440V70A26 26 0 0 0 440 122V190H0V122A26 26 0 0 0 0 70Z', fade([color.honey, color.amber])), line(320, 10, 320, 180, color.rust, 4, 'stroke-dasharray="6 12"'), rect(40, 34, 180, 20, color.wine), [80, 108, 136].map((y, row) => line(40, y, 250 - row * 40, y, color.rust, 6)), place([rect(-34, -30, 68, 44, color.wine, 'rx="10"'), rect(-24, -22, 20, 18, color.honey), rect(4, -22, 20, 18, color.honey), circle(-18, 18, 9, color.wine), circle(18, 18, 9, color.wine)], 380, 96)], 'transform="translate(760 880) rotate(-11)"'), vignette(stage, 0.35),
  ];
};

const keysOverRiver = (stage) => {
  const arm = (sleeve, skin) => [polygon([[-700, -110], [-190, -84], [-190, 84], [-700, 130]], fade([lighter(sleeve, 0.1), darker(sleeve, 0.2)])), polygon([[-200, -88], [-164, -86], [-164, 86], [-200, 88]], color.paper), path('M-166-66C-90-80-30-84 30-70C80-60 120-40 150-26C170-14 150 8 128 2C100-8 70-16 44-16C80 0 120 16 146 34C160 50 140 66 122 58C90 42 60 30 34 24C60 44 84 60 100 80C106 98 84 104 70 92C40 68 10 60-20 62C-80 70-120 70-166 66Z', fade([lighter(skin, 0.12), skin])), stroke('M44-16C20-18 0-14-14-6M34 24C16 18 0 20-10 24', darker(skin, 0.2), 6)];
  return [
    sky(stage, 'golden'), hills(stage, { base: 560, height: 200, tone: '#b0603e', mist: '#eab868', waves: 4 }), slope(stage, [[-60, 620], [300, 560], [700, 640], [1100, 600], [1700, 560]], '#8f3f3e', '#c9704a'), [130, 190, 1440, 1500].map((x, index) => cypress(x, 680, 200 + (index % 2) * 50, '#5a2036')), water(stage, 680, '#4f6c78', '#f3c877'), sun(1120, 330, 110, color.pomegranate, color.amber),
    place(arm(color.pomegranate, '#efc49d'), 560, 480, { rotate: 10 }), place(arm('#2f3f66', '#b97a53'), 1030, 500, { rotate: -8, flip: true }), circle(795, 640, 74, 'none', `stroke="${color.ink}" stroke-width="14"`), [[-34, color.amber], [4, '#d9dcdc'], [40, color.clay]].map(([turn, tone], index) => group([circle(0, 70, 40, tone), circle(0, 62, 15, '#4f6c78'), rect(-10, 104, 20, 150 - index * 16, tone), rect(8, 190 - index * 10, 30, 16, tone), rect(8, 222 - index * 14, 22, 16, tone)], `transform="translate(795 650) rotate(${turn})"`)),
  ];
};

const lineup = { width: 1200, height: 900, limit: 90_000 };
const draws = [villageBench, cardboardStop, abacus, keysOverRiver];
export const acceleratorLineups = Object.fromEntries(draws.map((draw, index) => [`lineups/lineup-${index + 9}`, { ...lineup, draw }]));
