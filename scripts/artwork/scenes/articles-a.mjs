import { circle, curve, ellipse, fade, group, line, path, place, polygon, rect, stroke } from '../core/svg.mjs';
import { color, darker, lighter, mix } from '../core/palette.mjs';
import { beam, clouds, sky, sun, vignette } from '../motifs/sky.mjs';
import { branch, caucasus, hills, slope, tree } from '../motifs/ridges.mjs';
import { boards, floorLine, millWindow, spotlight, stagePlatform } from '../motifs/hall.mjs';
import { loom } from '../motifs/works.mjs';
import { church, hillTown, townLight, veiled } from '../motifs/town.mjs';
import { audience, figure, stand } from '../motifs/people.mjs';
import { hedge } from '../motifs/garden.mjs';
import { bassist, saxophonist, singer } from '../motifs/players.mjs';
import { chair, cup } from '../motifs/objects.mjs';
import { stones, water, whiteBridge } from '../motifs/water.mjs';

const threadThroughHands = (stage) => {
  const { W, H } = stage;
  const weavers = [
    { coat: color.pomegranate, skin: '#efc49d', cut: 1, hair: '#3b2218' }, { coat: '#3f5c60', skin: '#d99f74' }, { coat: color.sand, skin: '#b97a53', cut: 2, long: true },
    { coat: color.amber, skin: '#efc49d', cut: 1, bun: true, long: true, hair: '#5a3120' }, { coat: '#8a4a72', skin: '#8a5738' },
  ];
  const at = (index) => 180 + index * 310;
  const hand = (index, side) => [at(index) + side * 27 * 4.6, 990 - 70 * 4.6];
  const passage = [[-40, 760], ...weavers.flatMap((unused, index) => [hand(index, -1), [at(index), 720], hand(index, 1)]), [W + 40, 600]];
  return [
    rect(-20, -20, W + 40, H + 40, fade(['#1f2238', '#3a3358', '#5c3a5c'])),
    [340, 800, 1260].map((x) => millWindow(x, 520, 250, 470, fade(['#8d92ad', '#e5a98d']), '#1a1a2c', '#1a1a2c')),
    [340, 800, 1260].map((x) => beam(x, 200, 760, 520, 120, '#f0c49a', 0.28, 110)),
    floorLine(stage, 800, '#241a30', '#5a3a50'), boards(stage, 800, 800, '#1a1426'),
    [130, 590, 1050, 1500].map((x, index) => loom(x, 860, 400, [[color.dusk, color.sand], [color.pomegranate, color.rose], [color.teal, color.mist], [color.plum, color.haze]][index], '#6a3a34')),
    weavers.map((look, index) => stand(figure({ ...look, arms: ['open', 'open'] }), at(index), 990, 460)),
    stroke(curve(passage), color.honey, 13, 'opacity=".25"'), stroke(curve(passage), '#f7d98f', 5),
    vignette(stage, 0.4),
  ];
};

const loadOnBridge = (stage) => {
  const walker = (x, tall, look, flip = false) => stand(figure(look), x, 694, tall, { flip });
  const cello = group([path('M-6-22C8-24 12-30 11-38C10-46 8-48 9-54C10-62 5-68 3-70L2-92H-5L-6-70C-10-68-14-62-13-54C-12-48-14-46-15-38C-16-30-14-24-6-22Z', '#2a1a26'), stroke('M-10-34C-4-30 2-30 7-34', color.honey, 0.8)]);
  return [
    sky(stage, 'morning'), clouds(stage, 120, 180, color.paper, 6, 0.8), hills(stage, { base: 560, height: 190, tone: '#8fa39a', mist: '#d6d6bb', waves: 4 }), church(1230, 450, 120, '#e9d6b0', '#4f6c6c'), slope(stage, [[800, 560], [1000, 490], [1240, 440], [1450, 490], [1700, 560]], '#7d917f', '#c2c4a0'), hillTown(stage.random, [{ from: -20, to: 1640, crest: (x) => 640 + Math.sin(x / 120) * 16, size: 0.5, light: veiled(townLight.day, '#d6d6bb', 0.35) }]), water(stage, 690, '#5f8890', '#f0e6cc'), stones(stage, 0, 930, 1600, 110, 22, '#cfc3ae'), whiteBridge(-120, 1720, 744, 50, 80, { spans: 3, white: '#fdf8ee', pier: '#c3b196', shade: '#667a92' }),
    walker(380, 330, { coat: color.amber, skin: '#d99f74', arms: ['forward', 'forward'] }), [[0, 0], [0, 46], [0, 92]].map(([x, y], index) => [rect(440 + x - index * 2, 430 + y, 130 + index * 4, 44, [color.honey, color.paper, color.honey][index]), rect(440 - index * 2, 466 + y, 130 + index * 4, 8, color.clay)]), rect(430, 414, 150, 18, color.rust), rect(486, 548, 38, 10, color.ink), walker(630, 330, { coat: color.teal, skin: '#efc49d', cut: 1, arms: ['forward', 'forward'] }, true), [[480, 400], [530, 392], [590, 440]].map(([x, y]) => ellipse(x, y, 6, 4, color.ink)),
    stroke('M760 470L1130 400M768 500L1138 430', '#7a4a35', 8), Array.from({ length: 9 }, (unused, index) => line(785 + index * 40, 466 - index * 7.6, 792 + index * 40, 496 - index * 7.6, '#7a4a35', 6)), walker(940, 340, { coat: color.pomegranate, skin: '#b97a53', arms: ['raised', 'raised'] }),
    place(cello, 1358, 714, { scale: 3.5, rotate: 8 }), walker(1290, 330, { coat: color.plum, skin: '#efc49d', cut: 2, arms: ['down', 'down'] }), branch(stage, -20, 60, 400, 20, '#4f6350', 60), vignette(stage, 0.15),
  ];
};

const umbrella = (x, y, size, tone, turn) => place([line(0, 0, 0, 90, color.ink, 5), path('M-100 0A100 86 0 0 1 100 0Q84-16 67 0Q50-18 33 0Q16-18 0 0Q-16-18-33 0Q-50-18-67 0Q-84-16-100 0Z', tone), path('M0-86C-20-70-34-36-33 0Q-16-18 0 0Q16-18 33 0C34-36 20-70 0-86Z', lighter(tone, 0.16))], x, y, { scale: size / 100, rotate: turn });

const stageInRain = (stage) => [
  sky(stage, 'dusk'), hedge(stage, 560, 110, '#33213c'), rect(-20, 590, 1640, 500, fade(['#5a3448', '#1d1424'])), rect(440, 110, 720, 24, '#17101a'), [452, 1128].map((x) => rect(x, 110, 20, 540, '#17101a')), rect(472, 134, 656, 500, fade(['#e8a33d', '#b3123f'])), spotlight(600, 140, 500, 300, 80, color.paper, 0.6), spotlight(1000, 140, 500, 300, -80, color.paper, 0.6), stagePlatform(800, 620, 780, 46, '#f3c877', '#5c1230'), stand(bassist({ coat: color.ink, skin: '#d99f74' }), 650, 650, 270), stand(singer({ coat: color.paper, skin: '#efc49d', cut: 2, long: true }), 790, 656, 265), stand(saxophonist({ coat: color.plum, skin: '#8a5738' }), 960, 652, 270),
  [[150, 800, 740], [1450, 800, 740]].map(([x, y, tall]) => [tree(stage, x, y, tall, '#1d2a30', { lit: '#33454a' }), Array.from({ length: 9 }, (unused, index) => circle(x + stage.random.between(-170, 170), y - tall * stage.random.between(0.5, 0.9), 15, mix(color.paper, color.rose, (index % 3) * 0.2)))]), audience(stage, { top: 800, bottom: 880, rows: 2, far: '#4a2440', near: '#2a1830', rim: color.amber, size: 0.7 }),
  [[120, 960, color.pomegranate, -6], [380, 930, color.teal, 4], [640, 960, color.amber, -3], [900, 935, color.dusk, 5], [1160, 960, color.rose, -4], [1430, 940, color.plum, 6]].map(([x, y, tone, turn]) => umbrella(x, y, 150, tone, turn)), audience(stage, { top: 1040, bottom: 1040, rows: 1, far: '#17101d', near: '#17101d', rim: color.amber, size: 0.8 }), Array.from({ length: 110 }, () => { const [x, y, length] = [stage.random.between(0, 1640), stage.random.between(-40, 1000), stage.random.between(30, 80)]; return line(x, y, x - length * 0.18, y + length, color.paper, 1.8, 'opacity=".28"'); }),
];

const radioOnSill = (stage) => [
  rect(-20, -20, 1640, 1120, fade(['#7a4a3a', '#5a3330'])), rect(250, 40, 1100, 760, '#3a2026'), rect(285, 75, 1030, 690, fade(['#8fa9b8', '#dfe3da'])), [sun(1120, 250, 70, '#f3c877', '#fbe3b4'), caucasus(stage, { base: 720, height: 520, tone: '#8398ad', lit: '#c3d0d6', snow: '#fffaf0', mist: '#dfe3da', peaks: 3 }), caucasus(stage, { base: 780, height: 330, tone: '#5a6f8a', lit: '#93a8b8', snow: '#fbf6ec', mist: '#b4c2c8', peaks: 6 }), hills(stage, { base: 780, height: 70, tone: '#3f5260', mist: '#7d909a', waves: 5 })], rect(-20, -20, 305, 1120, fade(['#7a4a3a', '#5a3330'])), rect(1315, -20, 320, 1120, fade(['#7a4a3a', '#5a3330'])), rect(-20, -20, 1640, 95, '#7a4a3a'), rect(250, 40, 1100, 35, '#3a2026'), [250, 782, 1315].map((x) => rect(x, 40, 35, 760, '#3a2026')), rect(285, 360, 1030, 20, '#3a2026'),
  rect(-20, 790, 1640, 60, '#d9a878'), rect(-20, 850, 1640, 240, fade(['#a3653f', '#5a3026'])), ellipse(640, 830, 330, 22, color.ink, 'opacity=".3"'),
  line(840, 520, 960, 190, '#cfd2d0', 7), circle(960, 190, 9, color.ink), rect(360, 510, 560, 310, fade([color.pomegranate, '#7a0f30']), 'rx="34"'), rect(384, 534, 512, 262, color.sand, 'rx="20"'), circle(530, 665, 108, '#3a2026'), Array.from({ length: 9 }, (unused, row) => Array.from({ length: 9 }, (unused2, column) => Math.hypot(row - 4, column - 4) < 4.4 ? circle(530 + (column - 4) * 22, 665 + (row - 4) * 22, 6, '#8a5a4a') : '')), rect(670, 566, 200, 76, color.ink, 'rx="8"'), rect(680, 576, 180, 56, fade([color.honey, color.amber])), Array.from({ length: 12 }, (unused, index) => line(692 + index * 14, 584, 692 + index * 14, index % 3 ? 600 : 612, color.rust, 3)), line(780, 576, 780, 632, color.pomegranate, 5), [710, 830].map((x) => [circle(x, 720, 42, '#5a2a26'), circle(x, 720, 32, color.clay), line(x, 720, x + 14, 694, color.paper, 6)]), rect(480, 486, 320, 26, '#3a2026', 'rx="13"'),
  cup(1120, 828, 110, color.paper, color.rust), stroke('M1105 740q-16-30 0-56t0-50', color.paper, 5, 'opacity=".6"'), rect(1240, 770, 180, 22, color.teal), rect(1252, 748, 160, 22, color.amber), vignette(stage, 0.3),
];

const lightOff = (stage) => [
  rect(-20, -20, 1640, 1120, fade(['#322a4a', '#4a3a5c'], 60)), rect(150, 130, 560, 420, '#1d1830'), rect(170, 150, 520, 380, fade(['#1d2140', '#8a7f9e', '#d9a08f'])), hillTown(stage.random, [{ from: 175, to: 640, crest: () => 500, size: 0.4, light: townLight.night }]), rect(160, 528, 540, 60, '#41345a'), rect(422, 150, 14, 390, '#1d1830'), rect(160, 330, 540, 12, '#1d1830'), rect(140, 540, 580, 24, '#1d1830'),
  rect(-20, 740, 1640, 360, fade(['#2a2240', '#15111f'])), polygon([[1120, -20], [1640, -20], [1640, 1100], [700, 1100]], color.honey, 'opacity=".12"'), line(700, -20, 700, 180, color.ink, 4), path('M620 230Q640 170 700 166Q760 170 780 230Z', color.pomegranate), ellipse(700, 230, 80, 12, '#5c4a50'), ellipse(640, 960, 520, 60, color.ink, 'opacity=".4"'), polygon([[250, 720], [980, 720], [1110, 830], [120, 830]], fade(['#8a5a4a', '#6a3f3a'])), rect(120, 830, 990, 26, '#3f2430'), [180, 1030].map((x) => rect(x, 850, 24, 180, '#2a1826')),
  [[330, 720, -10, 1.5], [640, 716, 4, 1.5], [900, 724, 12, 1.5]].map(([x, y, turn, scale]) => place(chair('#5c4468'), x, y, { scale, rotate: turn })), polygon([[250, 720], [980, 720], [1110, 830], [120, 830]], fade(['#8a5a4a', '#6a3f3a'])), [[120, 1030, -14, 2.2], [480, 1050, 8, 2.3], [830, 1040, -6, 2.3], [1200, 1010, 18, 2.1]].map(([x, y, turn, scale]) => place(chair('#3a2a4a'), x, y, { scale, rotate: turn })), cup(720, 770, 54), rect(440, 750, 110, 14, color.paper, 'transform="rotate(-4 440 750)"'),
  // Near enough to the middle for a picture that is cut square.
  place([rect(1290, 470, 130, 190, color.sand, 'rx="14"'), rect(1300, 480, 110, 170, color.paper, 'rx="10"'), rect(1335, 520, 40, 90, darker(color.sand, 0.15), 'rx="8"'), rect(1335, 566, 40, 44, color.amber, 'rx="8"'), path('M1660 900L1500 700C1480 660 1450 640 1420 630L1372 596C1350 584 1338 606 1356 622L1404 664C1380 668 1372 690 1388 702C1384 722 1394 736 1410 738C1412 760 1430 772 1450 770C1470 800 1520 850 1560 930Z', fade(['#e6b48b', '#c98a60'], 60)), stroke('M1388 702C1404 698 1420 696 1434 700M1410 738C1424 730 1436 728 1448 732', '#a3663f', 5), path('M1857 1100L1530 735L1455 800L1600 1100Z', color.teal), polygon([[1536, 728], [1516, 712], [1440, 782], [1456, 804]], color.paper)], -205, 0),
];

const formsAndCat = (stage) => {
  const { random } = stage;
  return [
    rect(-20, -20, 1640, 1120, fade(['#f0c58a', '#e0985f'], 20)), circle(1150, 380, 300, '#f7e1b0'), [1000, 1300].map((x) => rect(x, 80, 12, 600, '#d9a870')), rect(850, 380, 600, 12, '#d9a870'), rect(-20, 880, 1640, 50, '#7a3b2c'), rect(-20, 930, 1640, 180, fade(['#5a2a26', '#3a1a20'])), ellipse(600, 886, 330, 18, color.ink, 'opacity=".3"'),
    Array.from({ length: 38 }, (unused, index) => { const [y, shift] = [866 - index * 15.4, Math.sin(index / 4) * 14 + random.between(-10, 10)]; return [rect(400 + shift, y, 400, 14, index % 7 === 3 ? '#f1cdb0' : index % 5 === 1 ? color.sand : color.paper), rect(400 + shift, y + 11, 400, 3.4, '#c9ab86')]; }), cup(600, 292, 120, color.teal, color.clay), stroke('M580 196q-18-32 0-60t0-54M620 196q-18-32 0-60', color.paper, 6, 'opacity=".8"'),
    path('M1330 884C1400 880 1440 820 1400 760', 'none', `stroke="${color.ink}" stroke-width="28" stroke-linecap="round"`), path('M1120 886C1090 800 1090 720 1130 640C1150 600 1210 596 1240 630C1330 700 1370 800 1340 886Z', color.ink), path('M1060 560C1050 500 1056 470 1062 440L1112 490C1134 484 1160 484 1180 490L1232 446C1238 480 1240 520 1232 566C1222 620 1180 650 1146 648C1104 646 1066 612 1060 560Z', color.ink), [1108, 1176].map((x) => [ellipse(x - 6, 556, 17, 20, color.amber), ellipse(x - 12, 554, 6, 15, color.ink)]), path('M1128 592L1150 592L1139 604Z', color.rose), [[1070, 596, 1000, 586], [1072, 606, 1004, 614], [1216, 596, 1280, 590], [1214, 606, 1278, 618]].map(([x1, y1, x2, y2]) => line(x1, y1, x2, y2, color.paper, 2.5)), path('M1128 886V800M1190 886V800', 'none', `stroke="#3a3348" stroke-width="6" stroke-linecap="round"`), ellipse(1146, 884, 44, 14, color.ink), path('M1130 640Q1180 668 1236 634', 'none', `stroke="${color.pomegranate}" stroke-width="16" stroke-linecap="round"`), circle(1180, 664, 13, color.amber), line(200, 876, 350, 860, color.pomegranate, 12), vignette(stage, 0.2),
  ];
};

const picture = { width: 1600, height: 1067, limit: 105_000 };
export const articleScenesA = {
  'articles/summit-2027-theme-the-long-thread': { ...picture, draw: threadThroughHands },
  'articles/accelerator-2027-first-names': { ...picture, draw: loadOnBridge },
  'articles/gali-jazz-2026-two-evenings-in-zugdidi': { ...picture, draw: stageInRain },
  'articles/interview-davit-mchedlishvili-three-lines': { ...picture, draw: radioOnSill },
  'articles/how-to-end-a-meeting': { ...picture, draw: lightOff },
  'articles/summit-2026-in-468-forms': { ...picture, draw: formsAndCat },
};
