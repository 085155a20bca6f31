import { circle, fade, line, path, place, polygon, rect, stroke, curve } from '../core/svg.mjs';
import { color, darker, mix } from '../core/palette.mjs';
import { beam, birds, clouds, glow, moon, pool, sky, stars, sun, vignette } from '../motifs/sky.mjs';
import { branch, caucasus, hills, slope, tree } from '../motifs/ridges.mjs';
import { boards, floorLine, millWindow, nave, spool, spotlight, stagePlatform } from '../motifs/hall.mjs';
import { church, hillTown, townLight, veiled } from '../motifs/town.mjs';
import { hedge, lantern, palace, stringLights } from '../motifs/garden.mjs';
import { doubleBass, trumpet } from '../motifs/music.mjs';
import { figure, stand } from '../motifs/people.mjs';
import { brick, printingPress, rails, sawtooth } from '../motifs/works.mjs';
import { stones, water, whiteBridge } from '../motifs/water.mjs';
import { sheet } from '../motifs/objects.mjs';

const summit2027 = (stage) => {
  const { W, H, random } = stage;
  const iron = '#25131f';
  const opening = [330, 800, 1270];
  const thread = 'M262 842C420 700 560 560 800 600S1150 640 1330 500S1560 330 1640 250';
  return [
    sky(stage, 'golden'),
    sun(800, 520, 124, color.pomegranate),
    caucasus(stage, { base: 690, height: 180, tone: '#c97a4e', lit: '#e9a867', snow: '#f9e3b4', mist: '#f0c27c', peaks: 8 }),
    hills(stage, { base: 700, height: 80, tone: '#a85a40', mist: '#e0a05e', waves: 5 }),
    church(430, 726, 120, '#b06a48', '#6d2634'),
    hillTown(random, [
      { from: 0, to: W, crest: (x) => 746 + Math.sin(x / 170) * 16, size: 0.4, light: veiled(townLight.golden, '#e0a05e', 0.35) },
      { from: 0, to: W, crest: (x) => 812 + Math.sin(x / 210) * 14, size: 0.54, light: townLight.golden },
    ]),
    rect(-20, 826, W + 40, 40, '#5b2430'),
    rect(-20, -20, W + 40, 350, fade(['#1a0d17', iron])),
    sawtooth(stage, 24, 230, 3, iron, color.honey),
    rect(-20, 246, W + 40, 36, '#160b13'),
    opening.map((x) => path(`M${x - 236} 280H${x + 236}V860H${x + 200}V560A200 200 0 0 0 ${x - 200} 560V860H${x - 236}Z`, fade(['#3a1826', iron]))),
    opening.map((x) => stroke(`M${x - 200} 860V560A200 200 0 0 1 ${x + 200} 560V860`, '#8a3a38', 7)),
    rect(-20, 280, 116, 600, iron), rect(1504, 280, 130, 600, iron),
    floorLine(stage, 850, '#2a1420', '#7b3a32'),
    boards(stage, 800, 850, iron),
    opening.map((x) => polygon([[x - 170, 852], [x + 170, 852], [x + 120 + (x - 800) * 0.5, H], [x - 300 + (x - 800) * 0.5, H]], color.amber, 'opacity=".3"')),
    [[1330, 960], [1250, 945]].map(([x, y], index) => spool(x, y, 120 - index * 20, [color.pomegranate, color.paper][index], '#3a1a22')),
    spool(230, 972, 200, color.amber, '#3a1a22'),
    stroke(thread, color.honey, 12, 'opacity=".22"'), stroke(thread, '#f7d98f', 4),
  ];
};

const accelerator2027 = (stage) => [
  sky(stage, 'dawn'),
  sun(1130, 395, 105, '#e0674a', color.honey),
  clouds(stage, 210, 120, '#f7d9b4', 6, 0.6),
  caucasus(stage, { base: 560, height: 210, tone: '#a08aa0', lit: '#e3b39a', snow: '#fbe9cf', mist: '#f0cba2', peaks: 8 }),
  hills(stage, { base: 560, height: 120, tone: '#7b7f8a', mist: '#d9b79a', waves: 4 }),
  slope(stage, [[-40, 560], [160, 500], [330, 440], [470, 450], [640, 560], [820, 600]], '#5f6f6c', '#b59f86'),
  church(360, 446, 120, '#e6d2ae', '#587069'),
  hillTown(stage.random, [
    { from: -20, to: 620, crest: (x) => 590 + Math.sin(x / 90) * 14, size: 0.42, light: veiled(townLight.day, '#d9b79a', 0.35) },
    { from: 1180, to: 1640, crest: (x) => 640 - (x - 1180) * 0.1, size: 0.5, light: veiled(townLight.day, '#d9b79a', 0.25) },
    { from: -20, to: 420, crest: () => 650, size: 0.55, light: veiled(townLight.day, '#d9b79a', 0.12) },
  ]),
  slope(stage, [[-40, 640], [240, 636], [470, 650], [1150, 660], [1400, 640], [1640, 632]], '#3f5550'),
  water(stage, 660, '#6d9098', '#f6dcb8'),
  stones(stage, 60, 840, 1400, 110, 26, '#d9cdb8'),
  whiteBridge(-80, 1680, 700, 34, 62, { white: '#fbf5ea', pier: '#cbb79c', spans: 4, shade: '#6f7f96' }),
  [[500, 632], [548, 630], [1010, 631]].map(([x, y], index) => stand(figure({ coat: [color.pomegranate, color.dusk, color.amber][index], skin: '#b97a53', cut: index, long: index === 0 }), x, y + 28, 92)),
  birds(stage, 760, 300, 6, color.dusk),
  branch(stage, 1640, 30, 460, 160, '#2f433f', 60),
  branch(stage, 1640, 150, 300, 176, '#3a4f48', 54),
];

const galiJazz2027 = (stage) => {
  const { W, random } = stage;
  return [
    sky(stage, 'night'), stars(stage, 480, 90), moon(300, 190, 58),
    glow(860, 640, 620, color.amber, 0.4),
    hedge(stage, 640, 90, '#1d1a2a'),
    palace(840, 690, 760, '#8b6a63', color.amber),
    rect(-20, 686, W + 40, 340, fade(['#33283a', '#181320'])),
    pool(900, 730, 620, 110, color.amber, 0.5),
    [[130, 820, 620], [1500, 830, 660]].map(([x, base, height]) => tree(stage, x, base, height, '#1a2326', { lit: '#33403a' })),
    [40, 260, 1330, 1560, 180, 1430].map((x) => [0, 1, 2].map(() => circle(x + random.between(-90, 90), random.between(260, 520), random.between(13, 20), mix(color.paper, color.rose, random.next() * 0.4)))),
    stringLights([-20, 250], [560, 180], 60, 9, '#17141f', color.honey, 8), stringLights([560, 180], [1090, 170], 70, 9, '#17141f', color.honey, 8), stringLights([1090, 170], [1640, 240], 60, 9, '#17141f', color.honey, 8),
    place(doubleBass(color.rust), 900, 940, { scale: 7.2, rotate: -7 }),
    place(trumpet(color.amber), 1060, 880, { scale: 4.8, rotate: -24 }),
    branch(stage, -20, 60, 420, 22, '#111a1b', 70), branch(stage, 1620, 40, 420, 156, '#111a1b', 70),
    vignette(stage, 0.5),
  ];
};

const summit2026 = (stage) => {
  const { W, H } = stage;
  const wall = '#6e2c2b';
  return [
    nave(stage, { x: 800, base: 620, near: '#26121b', far: '#e8a33d', frames: 6, width: 1750, height: 1150, end: 0.26, floor: ['#a35a35', '#1d0f17'] }),
    rect(590, 350, 420, 290, brick(mix(wall, color.amber, 0.35))), glow(800, 540, 330, color.honey, 0.9),
    stagePlatform(800, 612, 330, 26, '#f0c27c', '#7a1236'),
    spotlight(660, 330, 300, 120, 100, color.paper, 0.6), spotlight(940, 330, 300, 120, -100, color.paper, 0.6), beam(800, 300, 330, 160, 0, color.honey, 0.6),
    stand(figure({ coat: color.pomegranate, skin: '#d99f74', arms: ['down', 'open'] }), 800, 628, 120),
    rails(stage, 800, 664, 800, 560, '#f3c877', '#4a2230', 34),
    rails(stage, 712, 664, -140, 480, '#c98d52', '#3d1c28', 16), rails(stage, 888, 664, 1740, 480, '#c98d52', '#3d1c28', 16),
    [90, 1510].map((x) => lantern(x, 240, 70, color.amber, '#17141f', 300)),
    [[330, 360], [1270, 360]].map(([x, y]) => lantern(x, y, 44, color.amber, '#17141f', 420)),
    rect(0, 0, W, H, fade([['#17141f', 0.45], ['#17141f', 0], ['#17141f', 0.35]])),
  ];
};

const summit2025 = (stage) => {
  const { W, H, random } = stage;
  const flight = [[760, 560], [880, 470], [1000, 520], [1080, 400], [1190, 440], [1240, 300], [1350, 350], [1420, 230], [1040, 260], [1180, 190], [920, 340], [1500, 320]];
  return [
    rect(-20, -20, W + 40, H + 40, fade(['#2f4a50', '#557069', '#88927f'], 60)),
    [930, 1210, 1490].map((x) => millWindow(x, 640, 190, 480, fade(['#f7e6c2', '#f3c877']), '#2b3f44', '#243539')),
    [930, 1210, 1490].map((x) => beam(x, 250, 760, 380, -420, '#fbeccb', 0.42, 90)),
    floorLine(stage, 790, '#1f2d32', '#4d6460'), boards(stage, 800, 790, '#1f2d32'),
    pool(560, 930, 560, 90, '#fbeccb', 0.4),
    place(printingPress('#1f1a2b', color.amber, color.rust), 470, 945, { scale: 6.6 }),
    [0, 1, 2, 3, 4].map((index) => rect(760, 905 - index * 7, 150, 6, index % 2 ? color.paper : color.sand)),
    rect(740, 910, 190, 14, color.rust), rect(755, 924, 14, 60, darker(color.rust)), rect(902, 924, 14, 60, darker(color.rust)),
    flight.map(([x, y], index) => sheet(x, y, 92 - index * 3.4, 122 - index * 4.6, random.between(-50, 50), index % 4 === 1 ? '#f1cdb0' : color.paper, 5, index % 3 ? color.dusk : color.pomegranate)),
    stroke(curve([[640, 700], [800, 560], [1000, 470], [1240, 330], [1560, 150]]), color.pomegranate, 3, 'stroke-dasharray="2 14"'),
    line(0, 140, 620, 140, '#1f2d32', 10), [120, 320, 520].map((x) => lantern(x, 190, 46, color.honey, '#1f2d32', 50)),
    vignette(stage, 0.4),
  ];
};

const cover = { width: 2400, height: 1500, limit: 190_000 };
export const eventScenes = {
  'events/summit-2027': { ...cover, draw: summit2027 },
  'events/accelerator-2027': { ...cover, draw: accelerator2027 },
  'events/gali-jazz-2027': { ...cover, draw: galiJazz2027 },
  'events/summit-2026': { ...cover, draw: summit2026 },
  'events/summit-2025': { ...cover, draw: summit2025 },
};
