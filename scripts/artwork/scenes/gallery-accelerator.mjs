import { circle, curve, fade, line, path, polygon, rect, stroke } from '../core/svg.mjs';
import { color } from '../core/palette.mjs';
import { birds, clouds, glow, sky, sun, vignette } from '../motifs/sky.mjs';
import { caucasus, hills, slope } from '../motifs/ridges.mjs';
import { millWindow } from '../motifs/hall.mjs';
import { church, hillTown, townLight, veiled } from '../motifs/town.mjs';
import { someone, stand } from '../motifs/people.mjs';
import { cup, openBook, plant } from '../motifs/objects.mjs';
import { water } from '../motifs/water.mjs';
import { busStop, tools } from '../motifs/workshop.mjs';

const mapWithPins = (stage) => {
  const { W, H, random } = stage;
  const pins = [[420, 300], [520, 240], [600, 380], [700, 260], [760, 420], [860, 330], [950, 230], [1010, 400], [1130, 300], [1190, 420], [660, 480], [900, 480], [480, 430]];
  return [
    rect(-20, -20, W + 40, H + 40, fade(['#44606a', '#5f7f80'])), glow(800, 300, 800, color.honey, 0.35),
    rect(280, 110, 1040, 560, color.ink, 'opacity=".25"'), rect(264, 94, 1040, 560, '#f3e3c3'),
    path(curve([[340, 330], [420, 210], [560, 170], [720, 190], [880, 150], [1080, 180], [1220, 260], [1250, 420], [1120, 520], [960, 560], [800, 580], [620, 540], [440, 520]], true), '#c9d0b0'),
    path(curve([[440, 300], [600, 220], [800, 230], [1000, 210], [1160, 300], [1140, 430], [960, 500], [720, 500], [520, 440]], true), '#b4c09a'),
    stroke(curve([[1240, 200], [1060, 290], [930, 300], [800, 390], [640, 400], [480, 500], [300, 560]]), color.dusk, 9), stroke(curve([[900, 120], [880, 220], [820, 300], [800, 390]]), color.dusk, 6), stroke(curve([[1290, 500], [1100, 470], [930, 440], [700, 330], [500, 300], [290, 260]]), color.clay, 4, 'stroke-dasharray="16 12"'),
    stroke(pins.slice(0, 8).map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join(''), color.pomegranate, 3),
    pins.map(([x, y], index) => [line(x, y, x, y - 26, color.ink, 3), circle(x, y - 34, 14, [color.pomegranate, color.amber, color.dusk, color.paper][index % 4]), circle(x - 4, y - 38, 4, color.paper, 'opacity=".7"')]),
    rect(-20, 960, W + 40, 140, '#2f454d'),
    [[150, 660, { arms: ['down', 'raised'] }], [330, 600, { arms: ['hip', 'open'] }], [1240, 640, { arms: ['down', 'raised'], flip: true }], [1420, 600, { arms: ['held', 'open'], flip: true }], [1540, 620, { arms: ['held', 'hip'] }]].map(([x, tall, { arms, flip }]) => stand(someone(random, [color.pomegranate, color.amber, color.paper, color.clay, color.plum], { arms, hair: random.pick([color.ink, '#3b2218', '#5a3120']) }), x, 1010, tall, { flip })),
  ];
};

const workbench = (stage) => {
  const { W, H } = stage;
  return [
    rect(-20, -20, W + 40, H + 40, fade(['#e8c79a', '#d9a36e'])), millWindow(1250, 560, 380, 480, fade(['#cfdbd3', '#f7efd9']), '#8a5a40', '#8a5a40'), polygon([[1060, 200], [1440, 200], [760, H], [160, H]], '#fdf3d8', 'opacity=".28"'),
    tools(200, 110), rect(120, 96, 560, 14, '#7a4a35'),
    rect(-20, 760, W + 40, 60, fade(['#8a4a34', '#6a3328'])), rect(-20, 820, W + 40, 280, '#4a2420'), [200, 1400].map((x) => rect(x - 40, 820, 80, 260, '#351820')),
    busStop(780, 762, 330), openBook(330, 738, 300, color.paper, color.pomegranate), [0, 1, 2].map((index) => rect(1180 + index * 8, 728 - index * 32, 250 - index * 30, 30, [color.teal, color.amber, color.plum][index], 'rx="4"')), cup(1130, 758, 80, color.paper), cup(1500, 758, 70, color.clay),
    line(480, 756, 620, 740, color.amber, 10), polygon([[480, 756], [462, 758], [481, 748]], color.ink),
  ];
};

const balconyAtDawn = (stage) => {
  const { W, H } = stage;
  const wood = '#43263a';
  return [
    sky(stage, 'dawn'), sun(1040, 440, 120, '#e0674a', color.honey), clouds(stage, 160, 160, '#f9dfbd', 6, 0.65),
    caucasus(stage, { base: 590, height: 190, tone: '#9a86a3', lit: '#dba897', snow: '#fbe9cf', mist: '#eec6a2', peaks: 7 }), hills(stage, { base: 610, height: 120, tone: '#7a7890', mist: '#d9b09a', waves: 4 }), slope(stage, [[800, 640], [1000, 560], [1250, 500], [1450, 530], [1700, 600]], '#5f6574', '#b99a8e'), church(1270, 506, 110, '#e6cfae', '#5a5270'),
    hillTown(stage.random, [{ from: 250, to: W, crest: (x) => 680 + Math.sin(x / 120) * 14, size: 0.45, light: veiled(townLight.day, '#c9a08f', 0.45) }]), water(stage, 700, '#7f8aa0', '#f6d3b0'), birds(stage, 640, 300, 7, color.dusk),
    rect(-20, -20, 340, H + 40, fade(['#6d3a4a', '#4b2740'], 90)), rect(70, 260, 190, 640, '#2c1826'), rect(88, 280, 154, 620, fade([color.honey, color.amber])), line(165, 280, 165, 900, '#2c1826', 8),
    rect(-20, -20, W + 40, 90, wood), [320, 740, 1160, 1580].map((x, index) => [rect(x - 14, 60, 28, 900, wood), index < 3 ? path(`M${x} 60H${x + 420}V230Q${x + 390} 120 ${x + 210} 112Q${x + 30} 120 ${x} 230Z`, wood) : '']),
    rect(300, 720, W, 22, wood), Array.from({ length: 56 }, (unused, index) => rect(332 + index * 23, 740, 8, 190, wood)), rect(300, 830, W, 10, wood), rect(-20, 920, W + 40, 190, fade(['#5a3344', '#2c1826'])),
    plant(470, 960, 150, color.clay, color.leaf), plant(1460, 970, 180, color.rust, '#3f5c46'), rect(880, 900, 190, 14, '#2c1826'), line(910, 914, 890, 1040, '#2c1826', 8), line(1040, 914, 1060, 1040, '#2c1826', 8), cup(975, 900, 64), path('M965 845q-12-24 0-44t0-40', 'none', `stroke="${color.paper}" stroke-width="4" opacity=".6"`), vignette(stage, 0.2),
  ];
};

const picture = { width: 1600, height: 1067, limit: 105_000 };
export const acceleratorGallery = {
  'gallery/accelerator-2027-1': { ...picture, draw: mapWithPins },
  'gallery/accelerator-2027-2': { ...picture, draw: workbench },
  'gallery/accelerator-2027-3': { ...picture, draw: balconyAtDawn },
};
