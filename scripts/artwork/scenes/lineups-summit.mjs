import { circle, curve, ellipse, fade, line, path, place, polygon, rect, stroke } from '../core/svg.mjs';
import { color, darker, lighter, mix } from '../core/palette.mjs';
import { glow, sky, stars, vignette } from '../motifs/sky.mjs';
import { arch, boards, floorLine, millWindow } from '../motifs/hall.mjs';
import { audience, figure, gathering, stand } from '../motifs/people.mjs';
import { stringLights } from '../motifs/garden.mjs';
import { balcony, windowPane } from '../motifs/town.mjs';
import { sheet } from '../motifs/objects.mjs';
import { loom } from '../motifs/works.mjs';

const loneSpeaker = (stage) => [
  rect(-20, -20, 1640, 1240, fade(['#2b1a2e', '#5a2340'])), millWindow(800, 900, 460, 840, fade(['#f9e3b0', color.amber, '#d9694a']), '#1d1224', '#1d1224'), polygon([[600, 930], [1000, 930], [1420, 1220], [180, 1220]], fade([[color.amber, 0.75], [color.amber, 0.1]])),
  rect(-20, 925, 1640, 300, fade(['#3a1a30', '#17101d']), 'opacity=".55"'), glow(800, 520, 640, color.amber, 0.4), stand(figure({ coat: '#2a1428', legs: '#17101d', skin: '#8a4f3a', hair: '#17101d', arms: ['open', 'held'] }), 800, 1030, 470), vignette(stage, 0.5),
];

/** Chair in three-quarter view with arms, seat at y = -48. */
const armchair = (tone) => [ellipse(0, 0, 56, 8, color.ink, 'opacity=".25"'), path('M-40-40V-92Q-40-122-8-122H14Q42-122 42-92V-40Z', fade([lighter(tone, 0.12), tone])), rect(-54, -72, 24, 64, darker(tone, 0.18), 'rx="12"'), rect(32, -72, 24, 64, darker(tone, 0.28), 'rx="12"'), rect(-42, -52, 84, 34, lighter(tone, 0.14), 'rx="12"'), rect(-40, -20, 82, 12, darker(tone, 0.35)), line(-40, -8, -44, 2, color.ink, 6), line(42, -8, 46, 2, color.ink, 6)];

const fourChairs = () => [
  rect(-20, -20, 1640, 1240, fade(['#e8a33d', '#d9822f'], 40)), circle(800, 600, 520, '#f3c877', 'opacity=".55"'),
  [[800, 190, 180], [1240, 600, 270], [800, 1020, 0], [360, 600, 90]].map(([x, y, turn], index) => place([rect(-96, -60, 196, 176, color.ink, 'opacity=".2" rx="30"'), rect(-100, -80, 200, 170, [color.pomegranate, color.teal, color.plum, color.dusk][index], 'rx="34"'), rect(-110, 50, 220, 56, darker([color.pomegranate, color.teal, color.plum, color.dusk][index], 0.3), 'rx="26"'), rect(-70, -56, 140, 96, lighter([color.pomegranate, color.teal, color.plum, color.dusk][index], 0.15), 'rx="20"')], x, y, { rotate: turn })),
  circle(814, 620, 285, color.ink, 'opacity=".2"'), circle(800, 600, 285, fade(['#fbf3e2', '#ecd9bb'], 40)), circle(800, 600, 262, 'none', `stroke="#d9bf98" stroke-width="4"`),
  [[690, 530, -20], [790, 650, 12], [900, 550, 28], [820, 480, -6], [700, 670, 40], [910, 690, -34], [760, 580, 5]].map(([x, y, turn], index) => sheet(x, y, 110, 54, turn, [color.paper, '#f1cdb0', '#dfe3d2'][index % 3], 2, index % 2 ? color.pomegranate : color.dusk)),
];

const facingArmchairs = () => [
  rect(-20, -20, 1640, 1240, fade(['#345057', '#547273'])), circle(800, 480, 330, '#e8a33d'), rect(-20, 860, 1640, 380, fade(['#5c2438', '#2d1324'])), ellipse(800, 990, 660, 120, '#8f1638', 'opacity=".7"'), ellipse(800, 990, 560, 92, 'none', `stroke="${color.honey}" stroke-width="4" opacity=".6"`),
  place(armchair(color.pomegranate), 340, 1000, { scale: 3.7 }), place(armchair('#3a2a4e'), 1260, 1000, { scale: 3.7, flip: true }),
  glow(800, 830, 300, color.honey, 0.85), rect(700, 940, 200, 18, '#2d1324'), line(740, 958, 724, 1060, '#2d1324', 10), line(860, 958, 876, 1060, '#2d1324', 10), rect(790, 850, 20, 90, '#2d1324'), ellipse(800, 938, 46, 10, '#2d1324'), path('M720 860L752 750H848L880 860Z', fade([color.paper, color.honey])),
  line(650, 1110, 900, 1060, color.paper, 10), ellipse(642, 1112, 22, 13, color.clay, 'transform="rotate(-12 642 1112)"'),
];

const loomsAndPairs = (stage) => [
  rect(-20, -20, 1640, 1240, fade(['#efd5a8', '#e0b07c'])), [300, 800, 1300].map((x) => millWindow(x, 560, 230, 430, fade(['#cfdcd6', '#fbf3dd']), '#8a5a45', '#9a6a4f')), floorLine(stage, 720, '#a3674a', '#d9a978'), boards(stage, 800, 720, '#8a4f3a'),
  loom(330, 860, 400, [color.dusk, color.amber], '#6a3328'), loom(1270, 860, 400, [color.pomegranate, color.sand], '#6a3328'), loom(800, 800, 320, [color.teal, color.honey], '#7a4030'),
  [[430, 1080, color.pomegranate, color.teal], [800, 1010, color.amber, color.plum], [1150, 1100, color.dusk, color.paper]].map(([x, y, one, two], index) => [stand(figure({ coat: one, cut: index, skin: '#d99f74', arms: ['held', 'forward'] }), x - 70, y, 380 + index * 10), stand(figure({ coat: two, cut: (index + 1) % 3, long: index === 1, skin: '#b97a53', hair: '#3b2218', arms: ['held', 'forward'] }), x + 70, y, 380, { flip: true }), sheet(x, y - 230, 56, 40, -6, color.paper, 3)]),
];

const entranceHall = () => {
  const steps = Array.from({ length: 30 }, (unused, index) => { const angle = index * 0.36 - 0.6; const [depth, y] = [Math.sin(angle), 1090 - index * 34]; return { depth, y, angle, index }; }).sort((one, other) => one.depth - other.depth);
  return [
    rect(-20, -20, 1640, 1240, fade(['#7fa09a', '#a9bcae', '#d9cfae'])), [0, 1, 2].map((ring) => path(`M${120 + ring * 40} 1210V${520 + ring * 20}A${680 - ring * 40} ${480 - ring * 30} 0 0 1 ${1480 - ring * 40} ${520 + ring * 20}V1210`, ring === 0 ? '#c98f6d' : ring === 1 ? '#e9c79a' : '#b9655a')), path('M240 1210V580A560 400 0 0 1 1360 580V1210Z', fade(['#44606a', '#6f8f88'])),
    Array.from({ length: 9 }, (unused, index) => place([ellipse(0, -26, 9, 24, color.honey), ellipse(0, -26, 9, 24, color.rose, 'transform="rotate(60)"'), ellipse(0, -26, 9, 24, color.rose, 'transform="rotate(-60)"'), circle(0, 0, 8, color.pomegranate)], 800 + Math.cos(Math.PI * (1 + index / 8)) * 620, 560 + Math.sin(Math.PI * (1 + index / 8)) * 436, { rotate: index * 22 - 90 })), [430, 1180].map((x) => [arch(x, 930, 190, 440, '#c98f6d'), arch(x, 930, 150, 410, fade(['#f7e6c2', '#e9a97e']))]), stroke('M340 640C400 600 470 690 520 630M1090 640C1150 600 1220 690 1280 630', '#c98f6d', 6),
    rect(-20, 1060, 1640, 160, '#e3cfa6'), Array.from({ length: 24 }, (unused, index) => polygon([[index * 70 - 40, 1060], [index * 70 - 5, 1060], [index * 84 - 180, 1220], [index * 84 - 222, 1220]], index % 2 ? '#8f3f2e' : '#4f6c6c')), ellipse(800, 1110, 300, 40, color.ink, 'opacity=".25"'), rect(782, 40, 36, 1070, fade(['#7a4a35', '#3a1d22'], 90)),
    steps.map(({ depth, y, angle }) => { const [x, reach] = [Math.cos(angle) * 250, 0.5 + depth * 0.18]; const tone = mix('#5a2a2c', '#d9965c', (depth + 1) / 2); return [polygon([[800, y - 8], [800 + x - 36 * reach, y + depth * 44], [800 + x + 36 * reach, y + depth * 44 + 14], [800, y + 14]], tone), line(800 + x, y + depth * 44, 800 + x, y + depth * 44 - 92, darker(tone, 0.35), 4)]; }), stroke(curve(Array.from({ length: 60 }, (unused, index) => { const angle = index * 0.18 - 0.6; return [800 + Math.cos(angle) * 250, 1090 - index * 17 + Math.sin(angle) * 44 - 94]; })), color.pomegranate, 8),
  ];
};

const tenCups = () => [
  rect(-20, -20, 1640, 1240, fade(['#4a2844', '#33203e'], 30)), circle(825, 630, 520, color.ink, 'opacity=".35"'), circle(800, 600, 520, fade(['#e0b27c', '#b9764a'], 40)), [400, 290].map((radius) => circle(800, 600, radius, 'none', 'stroke="#a3623f" stroke-width="4" opacity=".6"')),
  Array.from({ length: 10 }, (unused, index) => { const angle = (index / 10) * Math.PI * 2 + 0.2; const [x, y] = [800 + Math.cos(angle) * 395, 600 + Math.sin(angle) * 395]; const tone = [color.paper, color.teal, color.honey, color.rose, color.haze][index % 5]; return [circle(x + 6, y + 8, 76, color.ink, 'opacity=".2"'), circle(x, y, 74, lighter(tone, 0.25)), rect(x - 8, y - 66, 16, 34, tone, `rx="7" transform="rotate(${index * 36 + 30} ${x} ${y})"`), circle(x, y, 46, tone), circle(x, y, 36, ['#5a2a1c', '#7a3b1f', '#b3622c'][index % 3]), circle(x - 12, y - 12, 8, color.paper, 'opacity=".35"')]; }),
  circle(812, 614, 168, color.ink, 'opacity=".3"'), circle(800, 600, 165, fade(['#d8304f', color.pomegranate, '#7a0f30'], 40)), circle(800, 600, 122, color.paper), Array.from({ length: 12 }, (unused, index) => line(800, 496, 800, index % 3 ? 512 : 526, color.ink, index % 3 ? 5 : 9, `transform="rotate(${index * 30} 800 600)"`)), path('M800 600V494A106 106 0 0 1 906 600Z', color.pomegranate, 'opacity=".35"'), line(800, 600, 872, 540, color.ink, 12), circle(800, 600, 22, color.ink),
];

const windingTable = (stage) => {
  const { random } = stage;
  const route = [[860, 470], [1010, 560], [760, 650], [560, 760], [860, 880], [1120, 1000], [900, 1240]];
  const at = (share) => { const place0 = share * 5.999; const [index, part] = [Math.floor(place0), place0 % 1]; return [0, 1].map((axis) => route[index][axis] * (1 - part) + route[index + 1][axis] * part); };
  return [
    sky(stage, 'night'), stars(stage, 200, 30), rect(-20, 60, 440, 1100, fade(['#5a3448', '#3a2038'])), rect(1180, 60, 440, 1100, fade(['#4a2a44', '#2d1a34'])), rect(420, 160, 760, 400, '#3f2440'), [140, 420].map((y) => [balcony(30, y, 370, 200, '#241528', '#7a4a3c', 4), balcony(1200, y, 370, 200, '#241528', '#7a4a3c', 4)]), balcony(450, 190, 700, 170, '#241528', '#6a3f3a', 6), [520, 700, 1040].map((x) => windowPane(random, x, 400, 60, 130, { lit: 1, window: color.ink })), rect(-20, 540, 1640, 700, fade(['#5c3a48', '#1d1422'])), glow(800, 720, 640, color.amber, 0.45),
    [8, 0].map((drop, layer) => route.slice(1).map(([x, y], index) => { const [fx, fy] = route[index]; const width = 46 + index * 32; return stroke(`M${fx} ${fy + drop * 3}L${x} ${y + drop * 3}`, layer ? '#fbf3e2' : '#a58a86', width); })), Array.from({ length: 26 }, (unused, index) => { const [x, y] = at((index + 0.5) / 26); const size = 5 + index * 0.6; return index % 3 === 0 ? [glow(x, y - size * 2, size * 7, color.honey, 0.7), rect(x - size * 0.3, y - size * 2, size * 0.6, size * 2, color.sand), circle(x, y - size * 2.4, size * 0.6, color.amber)] : ellipse(x + (index % 2 ? -1 : 1) * size * 1.2, y, size * 1.7, size * 0.8, index % 2 ? color.clay : color.leaf); }),
    [[640, 640], [1130, 620], [470, 820], [720, 810], [990, 830], [1260, 960], [740, 1010], [640, 1110], [1230, 1130]].map(([x, y], index) => stand(figure({ coat: [color.pomegranate, color.teal, color.amber, color.rose, color.sand, color.dusk, color.clay, color.plum, color.pomegranate][index], cut: index % 3, skin: ['#efc49d', '#b97a53', '#d99f74'][index % 3], arms: ['held', 'open'], long: index % 3 === 2 }), x, y, 130 + (y - 600) * 0.34, { flip: index % 2 === 1 })), stringLights([420, 130], [1180, 110], 60, 10, '#17101a'), stringLights([-20, 330], [700, 90], 50, 9, '#17101a'), stringLights([900, 90], [1640, 330], 50, 9, '#17101a'),
  ];
};

const singingCrowd = (stage) => [
  sky(stage, 'dusk'), stars(stage, 300, 40), [120, 250, 380, 520].map((y, index) => stringLights([-20, y - 40], [1640, y + (index % 2 ? -90 : 30)], 70 - index * 8, 13, '#231629', color.honey, 7 + index)), glow(800, 760, 700, color.amber, 0.5), gathering(stage.random, { from: 60, to: 1540, base: 860, height: 300, count: 12, poses: ['raised', 'open', 'raised'] }), gathering(stage.random, { from: -20, to: 1620, base: 1000, height: 400, count: 10, poses: ['raised', 'raised', 'open', 'held'] }), audience(stage, { top: 1010, bottom: 1130, rows: 2, far: '#3f1a34', near: '#17101d', rim: color.amber, size: 1.1 }),
];

const lineup = { width: 1200, height: 900, limit: 90_000 };
const draws = [loneSpeaker, fourChairs, facingArmchairs, loomsAndPairs, entranceHall, tenCups, windingTable, singingCrowd];
export const summitLineups = Object.fromEntries(draws.map((draw, index) => [`lineups/lineup-${index + 1}`, { ...lineup, draw }]));
