import { circle, ellipse, fade, line, path, place, polygon, rect, stroke } from '../core/svg.mjs';
import { color, darker, lighter, mix } from '../core/palette.mjs';
import { clouds, glow, sky, sun, vignette } from '../motifs/sky.mjs';
import { branch, hills, slope, tree } from '../motifs/ridges.mjs';
import { balcony, church, hillTown, house, townLight, veiled } from '../motifs/town.mjs';
import { longTable, lantern } from '../motifs/garden.mjs';
import { sitter } from '../motifs/picnic.mjs';
import { chair, cup, envelope, plant } from '../motifs/objects.mjs';
import { spool } from '../motifs/hall.mjs';

const envelopeOnSill = (stage) => {
  const { W, H } = stage;
  return [
    rect(-20, -20, W + 40, H + 40, fade(['#5a2036', '#3a1430'], 30)), rect(330, -20, 940, 800, '#2a1026'), rect(360, -20, 880, 770, fade(['#8d92ad', '#e5a98d', '#f6d7a6'])),
    sun(960, 470, 110, '#d8503f', color.honey), hills(stage, { base: 620, height: 110, tone: '#8a5f78', mist: '#e0a98d', foot: 750 }), hillTown(stage.random, [{ from: 360, to: 1180, crest: (x) => 690 + Math.sin(x / 80) * 14, size: 0.6, light: veiled(townLight.golden, '#b06a60', 0.3) }]),
    [660, 950].map((x) => rect(x - 9, -20, 18, 770, '#2a1026')), rect(360, 300, 880, 16, '#2a1026'), path('M-20 -20H420C400 300 340 560 250 760H-20Z', fade([color.pomegranate, '#5c1030'], 80)), path('M1620 -20H1190C1220 300 1280 560 1370 760H1620Z', fade(['#5c1030', color.pomegranate], 80)),
    [60, 150, 230, 310].map((x) => stroke(`M${x + 40} -20Q${x + 30} 400 ${x - 60} 760`, '#5c1030', 4, 'opacity=".6"')), [1290, 1370, 1450, 1540].map((x) => stroke(`M${x - 20} -20Q${x} 400 ${x + 70} 760`, '#5c1030', 4, 'opacity=".6"')),
    rect(-20, 750, W + 40, 50, '#f0c9a0'), rect(-20, 800, W + 40, 240, fade(['#8a4a44', '#4a2034'])), ellipse(790, 902, 330, 26, color.ink, 'opacity=".3"'), envelope(790, 700, 560, -5, color.paper, color.pomegranate),
    stroke('M985 560C1060 480 1120 640 1200 600S1290 500 1330 620S1370 760 1400 800', color.amber, 5), circle(985, 560, 9, color.amber), stroke('M955 545L1010 575M960 578L1005 542', color.amber, 5), spool(1400, 890, 150, color.amber, '#3a1a22'), plant(300, 880, 180, color.teal, color.leaf),
  ];
};

const longTableUnderBalcony = (stage) => {
  const { W } = stage;
  const lamp = (x, y, kind, tone) => [line(x, 200, x, y, '#17101a', 3), glow(x, y + 30, 120, color.honey, 0.6), kind === 0 ? lantern(x, y, 46, color.honey, '#17101a') : kind === 1 ? [path(`M${x - 44} ${y + 46}Q${x - 40} ${y} ${x} ${y - 4}Q${x + 40} ${y} ${x + 44} ${y + 46}Z`, tone), ellipse(x, y + 46, 44, 7, color.honey)] : [circle(x, y + 30, 32, fade([color.paper, color.honey])), rect(x - 9, y - 8, 18, 12, '#17101a')]];
  const guests = [0.16, 0.36, 0.58, 0.84].flatMap((share, index) => [-1, 1].map((side) => {
    const [y, reach, scale] = [640 + 330 * share ** 1.15, (150 + 450 * share) * 0.5 + 40 + share * 60, 1 + share * 1.5];
    return place(sitter([color.pomegranate, color.teal, color.amber, color.paper, color.dusk, color.clay, color.rose, color.plum][index * 2 + (side > 0 ? 1 : 0)], ['#efc49d', '#b97a53', '#d99f74'][(index + (side > 0 ? 1 : 0)) % 3], ['#17141f', '#3b2218', '#8c8079'][(index * 2 + (side > 0 ? 0 : 1)) % 3], index % 2 === 0), 800 + side * reach, y, { scale });
  }));
  return [
    sky(stage, 'dusk'), rect(-20, -20, W + 40, 720, fade(['#4a2440', '#7a3b4a', '#a5584f'])), [150, 1450].map((x) => [rect(x - 90, 300, 180, 330, '#2c1426'), rect(x - 74, 316, 148, 314, fade([color.honey, color.amber])), line(x, 316, x, 630, '#2c1426', 9), line(x - 74, 450, x + 74, 450, '#2c1426', 7)]),
    balcony(60, 30, 1480, 230, '#2f1526', '#6a3040', 8), [180, 800, 1420].map((x) => polygon([[x - 20, 262], [x + 20, 262], [x + 6, 330], [x - 6, 330]], '#2f1526')), path('M680 640V450A120 120 0 0 1 920 450V640Z', '#2c1426'), path('M704 640V456A96 96 0 0 1 896 456V640Z', fade(['#f6d08a', '#e8a33d'])),
    rect(-20, 630, W + 40, 400, fade(['#6a3440', '#2a1424'])), glow(800, 720, 620, color.amber, 0.4), guests.slice(0, 4), longTable(stage, { x: 800, y: 650, near: 640, far: 200, length: 300, cloth: '#f3e3c9' }), guests.slice(4),
    [[330, 330, 0], [520, 390, 1, color.teal], [690, 350, 2], [880, 380, 1, color.pomegranate], [1060, 340, 0], [1250, 390, 2]].map(([x, y, kind, tone]) => lamp(x, y, kind, tone ?? color.clay)), branch(stage, -20, 300, 330, 30, '#2a2a2a', 60), branch(stage, 1620, 330, 330, 150, '#2a2a2a', 60), vignette(stage, 0.4),
  ];
};

const questionMark = (stage) => {
  const { W, H } = stage;
  return [
    rect(-20, -20, W + 40, H + 40, fade([color.amber, '#d98a3a'], 30)), rect(190, 90, 1000, 1100, color.rust, 'opacity=".4" transform="rotate(-4 700 600)"'), rect(170, 70, 1000, 1100, fade([color.paper, '#efe2cb']), 'transform="rotate(-4 700 600)"'),
    stroke('M500 380C490 250 610 180 720 200C850 220 900 340 830 440C770 520 680 540 680 680', color.ink, 40), circle(684, 820, 32, color.ink),
    line(684, 700, 1010, 600, color.pomegranate, 30), polygon([[690, 682], [700, 712], [652, 708]], color.ink), path('M1640 760L1170 560C1120 540 1060 545 1010 560C960 572 900 590 896 622C893 650 930 652 965 645C930 660 920 690 950 700C960 730 1000 735 1030 728C1050 752 1100 750 1150 752L1600 1010Z', fade(['#efc49d', '#d99f74'], 60)),
    stroke('M965 645C1000 636 1040 630 1070 632M950 700C1000 694 1040 684 1076 676M1030 728C1060 722 1090 712 1110 704', '#b97a53', 5), path('M1640 740L1250 590L1140 800L1640 1090Z', fade([color.pomegranate, color.wine], 60)), polygon([[1250, 586], [1215, 572], [1100, 784], [1142, 806]], color.paper), circle(130, 930, 90, color.clay, 'opacity=".5"'),
  ];
};

const chairKinds = [
  (tone) => place(chair(tone), 0, 0),
  (tone) => [rect(-20, -44, 40, 8, tone, 'rx="4"'), line(-14, -38, -18, 0, tone, 4), line(14, -38, 18, 0, tone, 4), line(0, -38, 0, 0, darker(tone), 4)],
  (tone) => [path('M-28-46V-80Q-28-104 0-104Q28-104 28-80V-46Z', tone), rect(-34, -62, 10, 42, darker(tone), 'rx="5"'), rect(24, -62, 10, 42, darker(tone), 'rx="5"'), rect(-30, -48, 60, 30, lighter(tone, 0.15), 'rx="8"'), line(-22, -18, -24, 0, color.ink, 4), line(22, -18, 24, 0, color.ink, 4)],
  (tone) => [line(-20, -100, -22, 0, tone, 5), line(20, -100, 22, 0, tone, 5), [-92, -80, -68].map((y) => line(-20, y, 20, y, tone, 5)), rect(-24, -50, 48, 8, color.honey)],
  (tone) => [path('M-24-50C-30-80-20-110 0-110C20-110 30-80 24-50Z', 'none', `stroke="${tone}" stroke-width="6"`), ellipse(0, -48, 27, 7, tone), line(-18, -44, -22, 0, tone, 4), line(18, -44, 22, 0, tone, 4), line(0, -50, 0, -104, tone, 3)],
];

const tenChairs = (stage) => {
  const { W } = stage;
  const tones = [color.pomegranate, color.teal, color.plum, color.rust, color.dusk, color.clay, color.wine, '#4c5a3c', color.pomegranate, color.indigo];
  const seats = tones.map((tone, index) => { const angle = (index / 10) * Math.PI * 2; return { index, tone, x: 800 + Math.cos(angle) * 610, y: 780 + Math.sin(angle) * 225 }; }).sort((one, other) => one.y - other.y);
  const draw = ({ index, tone, x, y }) => place([ellipse(0, 0, 34, 6, color.ink, 'opacity=".2"'), chairKinds[index % 5](tone)], x, y, { scale: 1.7 + (y - 540) / 330 });
  const table = [ellipse(800, 900, 330, 60, color.ink, 'opacity=".18"'), path('M760 700H840L860 880H740Z', '#5a2a22'), ellipse(800, 892, 120, 22, '#4a2420'), ellipse(800, 706, 400, 132, '#7a3b2c'), ellipse(800, 690, 400, 132, fade(['#e0a468', '#c07a4a'], 40)), ellipse(800, 690, 250, 80, 'none', 'stroke="#b06a40" stroke-width="4"')];
  return [rect(-20, -20, W + 40, 560, fade(['#f7ecd6', '#f0d9b4'])), circle(800, 330, 260, '#eab27e'), rect(-20, 520, W + 40, 600, fade(['#e3bd8c', '#f0d9b4'])), seats.filter(({ y }) => y < 740).map(draw), table, cup(800, 690, 60), seats.filter(({ y }) => y >= 740).map(draw), glow(800, 200, 500, color.paper, 0.4)];
};

const trainInHills = (stage) => {
  const { random } = stage;
  const village = (x, y, size) => [church(x, y + 4, 120 * size, color.sand, color.rust), [-110, -60, 44, 96, 140].map((shift, index) => house(random, x + shift * size, y + 12 + (index % 2) * 10, 54 * size, (50 + (index % 3) * 14) * size, townLight.day, 6))];
  const carriage = (x, y, turn, tone) => place([rect(-62, -44, 118, 40, tone, 'rx="7"'), rect(-62, -44, 118, 9, color.paper, 'rx="4"'), [-50, -24, 2, 28].map((left) => rect(left, -31, 18, 14, color.honey)), [-40, 34].map((left) => circle(left, -2, 8, color.ink))], x, y, { rotate: turn });
  return [
    sky(stage, 'noon'), clouds(stage, 130, 140, color.paper, 6, 0.8), sun(1270, 250, 90, color.amber, color.honey), hills(stage, { base: 450, height: 170, tone: '#7f978c', mist: '#c9cfb0', waves: 5 }), village(1330, 430, 0.72), slope(stage, [[-60, 470], [200, 400], [480, 480], [800, 560], [1150, 470], [1400, 430], [1700, 480]], '#7d8f5f', '#a9ad70'), village(230, 420, 0.95), village(800, 548, 0.5),
    slope(stage, [[-60, 700], [240, 620], [560, 600], [900, 680], [1200, 640], [1700, 560]], '#647a4a', '#8c9a58'), stroke('M-40 690C240 600 560 590 900 668S1400 620 1660 556', '#3b3428', 9), stroke('M-40 690C240 600 560 590 900 668S1400 620 1660 556', color.sand, 3, 'stroke-dasharray="4 14"'),
    carriage(500, 594, 1, color.pomegranate), carriage(630, 604, 7, color.pomegranate), carriage(757, 624, 11, color.teal), place([rect(-60, -40, 76, 36, color.ink, 'rx="5"'), rect(10, -62, 46, 58, color.wine, 'rx="5"'), rect(18, -52, 28, 20, color.honey), rect(-48, -62, 14, 26, color.ink), [-44, -14, 36].map((left) => circle(left, -2, 10, color.ink))], 376, 598, { rotate: -4 }), [0, 1, 2, 3].map((index) => circle(330 + index * 46, 512 - index * 26, 20 + index * 9, color.paper, `opacity="${0.8 - index * 0.14}"`)),
    slope(stage, [[-60, 900], [300, 820], [700, 900], [1100, 850], [1700, 900]], '#4c5a3c', '#66743f'), village(1160, 872, 1.3), [[130, 900], [330, 870], [560, 930], [760, 940], [1480, 900]].map(([x, y], index) => tree(stage, x, y + 30, 200 - (index % 3) * 30, '#3c4a33', { lit: '#5f6f3e' })), slope(stage, [[-60, 1010], [500, 990], [1000, 1020], [1700, 980]], '#37432d'),
  ];
};

const twoLists = (stage) => {
  const { W, H } = stage;
  const list = (x, y, width, rows, tone, turn) => place([rect(10, 12, width, rows * 46 + 70, color.ink, 'opacity=".25"'), rect(0, 0, width, rows * 46 + 70, tone), Array.from({ length: rows }, (unused, row) => [rect(34, 44 + row * 46, 20, 20, 'none', `stroke="${color.pomegranate}" stroke-width="4"`), line(76, 55 + row * 46, width - 50 - ((row * 37) % 90), 55 + row * 46, mix(color.dusk, color.ink, 0.3), 6)]), circle(width / 2, 14, 18, color.pomegranate), circle(width / 2 - 5, 9, 6, color.rose)], x, y, { rotate: turn });
  return [rect(-20, -20, W + 40, H + 40, fade(['#3f5c60', '#2c444b'], 30)), polygon([[900, -20], [1300, -20], [700, H + 20], [100, H + 20]], color.honey, 'opacity=".1"'), Array.from({ length: 9 }, (unused, index) => line(index * 200, -20, index * 200, H + 20, '#25393f', 3)), list(330, 170, 420, 4, color.paper, -2), list(890, 90, 420, 19, '#f3dcb4', 1.5), vignette(stage, 0.4)];
};

const picture = { width: 1600, height: 1067, limit: 105_000 };
const large = { width: 1920, height: 1200, limit: 135_000 };
export const aboutScenes = {
  'home/subscription': { ...large, draw: envelopeOnSill },
  'about/about': { ...large, draw: longTableUnderBalcony },
  'about/statement-1': { ...picture, draw: questionMark },
  'about/statement-2': { ...picture, draw: tenChairs },
  'about/statement-3': { ...picture, draw: trainInHills },
  'about/statement-4': { ...picture, draw: twoLists },
};
