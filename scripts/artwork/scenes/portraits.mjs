import { circle, fade, path, place, polygon, rect, stroke } from '../core/svg.mjs';
import { color, mix } from '../core/palette.mjs';
import { birds, clouds, glow, moon, pool, sky, stars, sun, vignette } from '../motifs/sky.mjs';
import { branch, caucasus, cypress, hills, slope } from '../motifs/ridges.mjs';
import { boards, floorLine, millWindow, nave, spool, spotlight, stagePlatform } from '../motifs/hall.mjs';
import { church, house, hillTown, townLight, veiled } from '../motifs/town.mjs';
import { hedge, lantern, palace, stringLights } from '../motifs/garden.mjs';
import { doubleBass, saxophone, trumpet } from '../motifs/music.mjs';
import { printingPress, rails, sawtooth } from '../motifs/works.mjs';
import { figure, stand } from '../motifs/people.mjs';
import { stones, water, whiteBridge } from '../motifs/water.mjs';
import { sheet } from '../motifs/objects.mjs';
import { leaf, magnolia, withCutOut } from './jazz.mjs';

// The hero pictures as a phone shows them, 4:5: one subject, large, clear of the header above and of the fade below.

const hero = (stage) => {
  const { W, H, random } = stage;
  const lane = [[330, 1250, 190, 250], [560, 1330, 170, 220], [1040, 1290, 190, 240], [1250, 1370, 180, 230], [140, 1440, 210, 250], [820, 1450, 200, 230]];
  const light = veiled(townLight.dusk, '#3d1433', 0.22);
  return [
    sky(stage, 'wine'),
    rect(0, 0, W, H, fade([[color.ink, 0.55], [color.wine, 0.2], [color.pomegranate, 0.6]])),
    stars(stage, 420, 60),
    glow(800, 760, 900, color.pomegranate, 0.85),
    circle(800, 720, 440, fade(['#8f0f33', color.pomegranate, '#dc5a3f', color.amber])),
    clouds(stage, 420, 240, mix(color.wine, color.ink, 0.35), 5, 0.5),
    caucasus(stage, { base: 1130, height: 420, tone: '#7c2443', lit: '#c94f4e', snow: '#efb08f', mist: '#d8654a', peaks: 5 }),
    caucasus(stage, { base: 1180, height: 260, tone: '#561a3c', lit: '#8d2f49', mist: '#a63a46', peaks: 7 }),
    slope(stage, [[-120, 1260], [300, 1130], [800, 1010], [1250, 1120], [1720, 1250]], '#431636', '#74233f'),
    church(800, 1060, 430, '#8d3a52', '#2d0f28'),
    slope(stage, [[-120, 1420], [260, 1230], [800, 1130], [1300, 1220], [1720, 1420]], '#34112e'),
    lane.map(([x, base, width, height]) => house(random, x, base, width, height, light)),
    [70, 1500, 1430].map((x, index) => cypress(x, 1480 + index * 20, 380 - index * 70, '#1a0f1e')),
    slope(stage, [[-120, 1560], [300, 1500], [800, 1470], [1300, 1510], [1720, 1580]], '#26102a', '#160d1a'),
    stroke('M-20 1880C240 1800 420 1700 560 1600S760 1480 800 1440S720 1340 800 1230', color.amber, 9),
    birds(stage, 560, 520, 6, '#2a0f26'),
  ];
};

const summit2027 = (stage) => {
  const { W, H, random } = stage;
  const iron = '#25131f';
  const arch = (x, half, top, foot) => `M${x - half} ${foot}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${foot}`;
  return [
    sky(stage, 'golden'),
    sun(800, 900, 210, color.pomegranate),
    caucasus(stage, { base: 1150, height: 270, tone: '#c97a4e', lit: '#e9a867', snow: '#f9e3b4', mist: '#f0c27c', peaks: 5 }),
    hills(stage, { base: 1180, height: 90, tone: '#a85a40', mist: '#e0a05e', waves: 4 }),
    church(620, 1200, 190, '#b06a48', '#6d2634'),
    hillTown(random, [
      { from: 0, to: W, crest: (x) => 1230 + Math.sin(x / 170) * 18, size: 0.62, light: veiled(townLight.golden, '#e0a05e', 0.35) },
      { from: 0, to: W, crest: (x) => 1330 + Math.sin(x / 210) * 14, size: 0.85, light: townLight.golden },
    ]),
    rect(-20, 1370, W + 40, 50, '#5b2430'),
    rect(-20, -20, W + 40, 320, fade(['#1a0d17', iron])),
    sawtooth(stage, 60, 230, 3, iron, color.honey),
    path(`M-20 270H${W + 20}V1430H1260V820A460 460 0 0 0 340 820V1430H-20Z`, fade(['#3a1826', iron])),
    stroke(arch(800, 460, 360, 1430), '#8a3a38', 14),
    stroke(arch(800, 500, 320, 1430), '#5a2430', 8),
    floorLine(stage, 1410, '#2a1420', '#7b3a32'), boards(stage, 800, 1410, iron),
    polygon([[440, 1414], [1160, 1414], [1020, H], [300, H]], color.amber, 'opacity=".32"'),
    spool(1290, 1560, 250, color.pomegranate, '#3a1a22'),
    spool(330, 1600, 400, color.amber, '#3a1a22'),
    stroke('M410 1370C640 1120 760 1010 960 1010S1250 1130 1330 860S1480 560 1620 470', color.honey, 26, 'opacity=".25"'),
    stroke('M410 1370C640 1120 760 1010 960 1010S1250 1130 1330 860S1480 560 1620 470', '#f7d98f', 9),
  ];
};

const accelerator2027 = (stage) => {
  const day = (share) => veiled(townLight.day, '#d9b79a', share);
  return [
    sky(stage, 'dawn'),
    sun(880, 640, 190, '#e0674a', color.honey),
    clouds(stage, 360, 180, '#f7d9b4', 5, 0.6),
    caucasus(stage, { base: 940, height: 300, tone: '#a08aa0', lit: '#e3b39a', snow: '#fbe9cf', mist: '#f0cba2', peaks: 5 }),
    hills(stage, { base: 950, height: 140, tone: '#7b7f8a', mist: '#d9b79a', waves: 3 }),
    slope(stage, [[-40, 900], [200, 820], [400, 760], [620, 800], [860, 960], [1000, 1000]], '#5f6f6c', '#b59f86'),
    church(400, 772, 230, '#e6d2ae', '#587069'),
    hillTown(stage.random, [
      { from: -20, to: 720, crest: (x) => 980 + Math.sin(x / 90) * 14, size: 0.62, light: day(0.35) },
      { from: 1180, to: 1640, crest: (x) => 1030 - (x - 1180) * 0.1, size: 0.72, light: day(0.2) },
    ]),
    slope(stage, [[-40, 1060], [400, 1050], [800, 1080], [1640, 1040]], '#3f5550'),
    water(stage, 1080, '#6d9098', '#f6dcb8'),
    stones(stage, 60, 1560, 1400, 240, 30, '#d9cdb8'),
    whiteBridge(-420, 2020, 1130, 62, 112, { white: '#fbf5ea', pier: '#cbb79c', spans: 3, shade: '#6f7f96' }),
    [[560, 1020], [650, 1016], [1060, 1018]].map(([x, y], index) => stand(figure({ coat: [color.pomegranate, color.dusk, color.amber][index], skin: '#b97a53', cut: index, long: index === 0 }), x, y + 46, 168)),
    birds(stage, 1180, 420, 6, color.dusk),
    branch(stage, 1640, 120, 560, 158, '#2f433f', 84),
    branch(stage, 1640, 340, 380, 176, '#3a4f48', 74),
  ];
};

const galiJazz2027 = (stage) => {
  const { W } = stage;
  return [
    sky(stage, 'night'), stars(stage, 760, 110), moon(340, 420, 84),
    glow(800, 1040, 820, color.amber, 0.45),
    hedge(stage, 1080, 120, '#1d1a2a'),
    palace(800, 1130, 1320, '#8b6a63', color.amber),
    rect(-20, 1120, W + 40, 900, fade(['#33283a', '#181320'])),
    pool(800, 1250, 760, 200, color.amber, 0.55),
    stringLights([-20, 420], [800, 320], 110, 9, '#17141f', color.honey, 14), stringLights([800, 320], [1640, 440], 110, 9, '#17141f', color.honey, 14),
    place(doubleBass(color.rust), 620, 1640, { scale: 11.5, rotate: -7 }),
    place(trumpet(color.amber), 880, 1420, { scale: 7.4, rotate: -24 }),
    branch(stage, -20, 120, 560, 24, '#111a1b', 100), branch(stage, 1620, 620, 420, 170, '#111a1b', 90),
    magnolia(1390, 760, 190, 14),
    vignette(stage, 0.4),
  ];
};

const jazz = (stage) => {
  const { random } = stage;
  const leaves = Array.from({ length: 30 }, (unused, index) => leaf(820 + Math.cos(index * 0.66) * random.between(420, 720), 960 + Math.sin(index * 0.66) * random.between(520, 720), random.between(130, 220), random.between(0, 360), random.pick(['#16262a', '#1f3533', '#14202a', '#2a4038'])));
  return {
    behind: [sky(stage, 'night'), stars(stage, 700, 80), glow(800, 980, 900, color.wine, 0.95), leaves, leaf(340, 1640, 280, 30, '#1f3533')],
    before: [place(saxophone('#e3a03c'), 820, 1500, { scale: 13.5, rotate: 14 }), leaf(1400, 1620, 260, 140, '#1f3533'), magnolia(1300, 1320, 280, 10)],
    finish: vignette(stage, 0.45),
  };
};

const summit2026 = (stage) => {
  const { W, H } = stage;
  return [
    nave(stage, { x: 800, base: 1150, near: '#26121b', far: '#e8a33d', frames: 6, width: 1650, height: 2000, end: 0.34, floor: ['#a35a35', '#1d0f17'] }),
    glow(800, 960, 460, color.honey, 0.9),
    stagePlatform(800, 1130, 520, 40, '#f0c27c', '#7a1236'),
    spotlight(600, 560, 500, 180, 170, color.paper, 0.6), spotlight(1000, 560, 500, 180, -170, color.paper, 0.6),
    stand(figure({ coat: color.pomegranate, skin: '#d99f74', arms: ['down', 'open'] }), 800, 1160, 260),
    rails(stage, 800, 1210, 800, 640, '#f3c877', '#4a2230', 30),
    lantern(210, 560, 110, color.amber, '#17141f', 560), lantern(1390, 560, 110, color.amber, '#17141f', 560),
    rect(0, 0, W, H, fade([['#17141f', 0.45], ['#17141f', 0], ['#17141f', 0.35]])),
  ];
};

const summit2025 = (stage) => {
  const { W, H, random } = stage;
  const flight = [[620, 1010], [780, 900], [930, 960], [1010, 790], [1130, 840], [1180, 640], [1310, 700], [1400, 520], [980, 560], [1200, 430], [820, 690], [1500, 640]];
  return [
    rect(-20, -20, W + 40, H + 40, fade(['#2f4a50', '#557069', '#88927f'], 60)),
    [560, 1120].map((x) => millWindow(x, 1130, 400, 840, fade(['#f7e6c2', '#f3c877']), '#2b3f44', '#243539')),
    floorLine(stage, 1360, '#1f2d32', '#4d6460'), boards(stage, 800, 1360, '#1f2d32'),
    pool(620, 1560, 700, 130, '#fbeccb', 0.4),
    place(printingPress('#1f1a2b', color.amber, color.rust), 560, 1600, { scale: 9 }),
    flight.map(([x, y], index) => sheet(x, y, 150 - index * 5, 200 - index * 7, random.between(-50, 50), index % 4 === 1 ? '#f1cdb0' : color.paper, 5, index % 3 ? color.dusk : color.pomegranate)),
    vignette(stage, 0.35),
  ];
};

const portrait = { width: 1200, height: 1500, limit: 120_000 };
export const portraitScenes = {
  'home/hero-portrait': { ...portrait, draw: hero },
  'events/summit-2027-portrait': { ...portrait, draw: summit2027 },
  'events/accelerator-2027-portrait': { ...portrait, draw: accelerator2027 },
  'events/gali-jazz-2027-portrait': { ...portrait, draw: galiJazz2027 },
  'events/summit-2026-portrait': { ...portrait, draw: summit2026 },
  'events/summit-2025-portrait': { ...portrait, draw: summit2025 },
  ...withCutOut('jazz/jazz-portrait', 'jazz/cutout-portrait', jazz, portrait),
};
