import { circle, ellipse, fade, line, path, place, polygon, rect } from '../core/svg.mjs';
import { color, darker, mix } from '../core/palette.mjs';
import { glow, moon, pool, sky, stars, vignette } from '../motifs/sky.mjs';
import { branch, cypress, hills, tree } from '../motifs/ridges.mjs';
import { hedge, lantern, palace, palm, stringLights } from '../motifs/garden.mjs';
import { panduri } from '../motifs/music.mjs';
import { saxophonist, trombonist, trumpeter, tubist } from '../motifs/players.mjs';
import { stand } from '../motifs/people.mjs';
import { uprightPiano } from '../motifs/workshop.mjs';
import { picnic } from '../motifs/picnic.mjs';

const palaceTowers = (stage) => [
  rect(-20, -20, stage.W + 40, stage.H + 40, fade(['#2b2150', '#6b4a86', '#c98aa0', '#f0bd8f'])), stars(stage, 340, 40), moon(1310, 190, 44, '#f7e6c9'),
  palace(800, 1010, 1750, '#3a2748', color.amber), hedge(stage, 1040, 90, '#1d1630'),
  [110, 1500].map((x) => cypress(x, 1060, 560, '#1d1630')), [250, 1370].map((x) => cypress(x, 1070, 420, '#231a38')),
];

const paperLanterns = (stage) => {
  const paperLantern = (x, y, r, tone) => [line(x, -20, x, y - r, '#120f1c', 2.5), glow(x, y, r * 2.6, tone, 0.55), ellipse(x, y, r, r * 0.9, fade([mix(tone, color.paper, 0.45), tone])), [0.35, 0.72].map((share) => ellipse(x, y, r * share, r * 0.9, 'none', `stroke="${darker(tone, 0.2)}" stroke-width="2" opacity=".6"`)), rect(x - r * 0.3, y - r * 0.98, r * 0.6, r * 0.12, '#2a1428'), rect(x - r * 0.3, y + r * 0.86, r * 0.6, r * 0.12, '#2a1428')];
  return [
    sky(stage, 'wine'), hills(stage, { base: 820, height: 120, tone: '#2a1028', waves: 4 }), rect(-20, 890, 1640, 240, fade(['#4a1a34', '#1d0f1c'])), pool(800, 960, 520, 90, color.amber, 0.55),
    [[180, 260, 92, color.pomegranate], [400, 420, 64, color.amber], [560, 170, 76, color.honey], [1060, 200, 84, color.amber], [1240, 440, 66, color.rose], [1430, 250, 100, color.honey], [90, 560, 50, color.amber], [1540, 600, 54, color.pomegranate]].map(([x, y, r, tone]) => paperLantern(x, y, r, tone)),
    stand(saxophonist({ coat: color.indigo, legs: '#120f1c', skin: '#b97a53' }), 780, 1000, 760), branch(stage, -20, 960, 420, -18, '#1d0f1c', 70), branch(stage, 1640, 990, 420, 200, '#1d0f1c', 70),
  ];
};

const onBlankets = (stage) => {
  const { random } = stage;
  return [
    sky(stage, 'twilight'), hills(stage, { base: 520, height: 140, tone: '#39406b', mist: '#a08aa0', waves: 4 }), palace(800, 560, 380, '#8a7080', color.amber), rect(-20, 555, 1640, 600, fade(['#4a5a52', '#26352f'])), pool(800, 600, 500, 60, color.honey, 0.4),
    [[330, 640, 420], [1240, 650, 440], [620, 620, 300], [1010, 620, 310]].map(([x, y, tall]) => tree(stage, x, y, tall, '#2b3f3c', { trunk: '#1a1f26', lit: '#4a5f50' })),
    [[250, 760, 0.8], [620, 730, 0.7], [1000, 740, 0.72], [1390, 770, 0.84], [470, 900, 1.15], [890, 880, 1.1], [1260, 930, 1.25]].map(([x, y, scale], index) => place(picnic(random, [color.pomegranate, color.amber, color.paper, color.dusk, color.clay, color.rose, color.plum][index]), x, y, { scale, flip: index % 2 === 1 })),
    tree(stage, 60, 1060, 900, '#17222a', { trunk: '#0f141c', lit: '#24343a' }), tree(stage, 1560, 1080, 860, '#17222a', { trunk: '#0f141c', lit: '#24343a' }), stringLights([100, 420], [1520, 400], 70, 15, '#17222a', color.honey, 7),
  ];
};

const chonguriAndPiano = (stage) => {
  const { W, H } = stage;
  return [
    rect(-20, -20, W + 40, H + 40, fade(['#c9714f', '#a34a3c'], 50)), circle(1130, 330, 250, color.honey), path('M-20 1090V880H1620V1090Z', fade(['#6a2a2c', '#3a1622'])), polygon([[760, 880], [1180, 880], [1500, H + 20], [420, H + 20]], '#f3c877', 'opacity=".25"'),
    uprightPiano(640, 930, 860), rect(900, 170, 8, 30, color.ink), place(panduri('#d9975a'), 1100, 1000, { scale: 8.4, rotate: -13 }),
    lantern(400, 110, 84, color.honey, '#2a141d'), [[250, 0], [290, 12]].map(([x, shift]) => rect(x, 172 - shift, 34, 12 + shift, color.teal)),
    branch(stage, 1640, 80, 380, 150, '#5a2026', 66), vignette(stage, 0.35),
  ];
};

const hazelnuts = (stage) => {
  const { W, random } = stage;
  const nut = (x, y, r) => [circle(x, y, r, fade(['#c98a54', '#8a4a2c'])), path(`M${x - r} ${y - r * 0.15}A${r} ${r} 0 0 1 ${x + r} ${y - r * 0.15}Q${x} ${y + r * 0.25} ${x - r} ${y - r * 0.15}Z`, '#dcae80'), circle(x - r * 0.3, y - r * 0.4, r * 0.15, color.paper, 'opacity=".7"')];
  const glass = (x, wine) => [ellipse(x, 812, 92, 16, '#17222a', 'opacity=".3"'), path(`M${x - 74} 430C${x - 100} 640 ${x - 40} 660 ${x - 8} 668V790H${x + 8}V668C${x + 40} 660 ${x + 100} 640 ${x + 74} 430Z`, 'rgba(247,241,231,.28)'), path(`M${x - 84} 520C${x - 84} 636 ${x - 36} 650 ${x} 656C${x + 36} 650 ${x + 84} 636 ${x + 84} 520Z`, fade([mix(wine, color.amber, 0.3), wine])), ellipse(x, 520, 84, 13, mix(wine, color.paper, 0.35)), ellipse(x, 430, 74, 10, 'none', `stroke="${color.paper}" stroke-width="4" opacity=".7"`), ellipse(x, 800, 66, 12, color.paper, 'opacity=".55"'), line(x - 56, 470, x - 62, 590, color.paper, 7, 'opacity=".5"')];
  const heap = [[-150, 0], [-95, -8], [-40, 0], [20, -6], [80, 0], [140, -4], [-118, -44], [-60, -52], [0, -50], [60, -54], [112, -42], [-78, -92], [-20, -100], [40, -98], [84, -86], [6, -138]];
  return [
    sky(stage, 'teal'), [200, 620, 1050, 1450].map((x, index) => circle(x, 240 + (index % 2) * 110, 200, '#24404a', 'opacity=".7"')), Array.from({ length: 16 }, () => glow(random.between(0, W), random.between(40, 480), random.between(30, 80), color.honey, 0.6)),
    path('M-20 760Q800 690 1620 760V1100H-20Z', fade(['#c07a4e', '#7a3a30'])), [820, 900, 990].map((y) => path(`M-20 ${y}Q800 ${y - 60} 1620 ${y}`, 'none', 'stroke="#6a2f2a" stroke-width="4" opacity=".6"')),
    glass(1130, color.pomegranate), glass(1360, color.amber), ellipse(600, 900, 330, 46, '#17222a', 'opacity=".32"'), heap.map(([dx, dy]) => nut(600 + dx * 1.3, 690 + dy, 46)),
    path('M310 690C330 860 440 900 600 900S870 860 890 690Q600 760 310 690Z', fade([color.teal, darker(color.teal, 0.4)], 90)), path('M318 730Q600 800 882 730', 'none', `stroke="${color.honey}" stroke-width="9"`), path('M330 770Q600 838 870 770', 'none', `stroke="${color.honey}" stroke-width="3"`), [[930, 905], [1010, 940], [250, 930], [180, 895]].map(([x, y]) => nut(x, y, 40)), branch(stage, 1640, 30, 520, 165, '#13242b', 84), branch(stage, -20, 120, 340, 10, '#13242b', 84),
  ];
};

/** Avenue of palms narrowing towards (800, horizon). Shared by the two processions. */
export const palmAvenue = (stage, horizon, tone) => Array.from({ length: 6 }, (unused, index) => {
  const share = ((5 - index) / 5) ** 1.4;
  const reach = 150 + (index / 5) ** 1.6 * 660;
  return [-1, 1].map((side) => palm(stage, 800 + side * reach, horizon + 20 + (index / 5) ** 1.6 * 360, 190 + (index / 5) ** 1.4 * 640, mix(tone, color.plum, share * 0.5)));
});

const brassBand = (stage) => {
  const black = { legs: '#0f0c16', skin: '#b97a53' };
  return [
    sky(stage, 'night'), glow(800, 560, 520, color.amber, 0.7), circle(800, 520, 90, color.honey), rect(-20, 600, 1640, 500, fade(['#4a3144', '#15101d'])), polygon([[740, 600], [860, 600], [1350, 1090], [250, 1090]], fade(['#f0b45e', '#6a3a3c'])), palmAvenue(stage, 600, '#120f1a'),
    stand(tubist({ ...black, coat: color.wine }), 800, 720, 200), [stand(trombonist({ ...black, coat: color.plum }), 680, 760, 240), stand(trumpeter({ ...black, coat: color.pomegranate, skin: '#d99f74' }), 910, 770, 250)], stand(saxophonist({ ...black, coat: color.indigo, skin: '#efc49d' }), 560, 900, 380), stand(tubist({ ...black, coat: color.pomegranate, skin: '#8a5738' }), 1010, 920, 390, { flip: true }), stand(trumpeter({ ...black, coat: '#8f2f3f' }), 760, 1010, 500, { flip: true }), vignette(stage, 0.5),
  ];
};

const picture = { width: 1600, height: 1067, limit: 105_000 };
export const jazzGallery = {
  'gallery/gali-jazz-1': { ...picture, draw: palaceTowers },
  'gallery/gali-jazz-2': { ...picture, draw: paperLanterns },
  'gallery/gali-jazz-3': { ...picture, draw: onBlankets },
  'gallery/gali-jazz-4': { ...picture, draw: chonguriAndPiano },
  'gallery/gali-jazz-5': { ...picture, draw: hazelnuts },
  'gallery/gali-jazz-6': { ...picture, draw: brassBand },
};
