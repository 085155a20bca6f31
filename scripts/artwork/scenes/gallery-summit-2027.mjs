import { circle, curve, ellipse, fade, line, path, polygon, rect, stroke } from '../core/svg.mjs';
import { color, darker, lighter } from '../core/palette.mjs';
import { beam, glow, pool, sky, threads, vignette } from '../motifs/sky.mjs';
import { tree } from '../motifs/ridges.mjs';
import { boards, floorLine, millWindow, spool } from '../motifs/hall.mjs';
import { balcony, windowPane } from '../motifs/town.mjs';
import { gathering } from '../motifs/people.mjs';
import { plant } from '../motifs/objects.mjs';
import { loom, roundTable, sawtooth } from '../motifs/works.mjs';

const northLight = (stage) => {
  const { W, H } = stage;
  return [
    rect(-20, -20, W + 40, H + 40, fade(['#5b6f73', '#8f9c92', '#d9cdb2'])),
    sawtooth(stage, 20, 330, 3, '#25303a', '#f3ead2'),
    rect(-20, 348, W + 40, 30, '#1e2730'),
    [40, 573, 1106].map((x) => beam(x - 30, 360, 760, 520, 330, '#fbf3dd', 0.75, 130)),
    [-60, 533, 1066, 1600].map((x) => [rect(x + 30, 370, 40, 520, fade(['#2f3d45', '#1e2730'], 90)), polygon([[x - 60, 378], [x + 160, 378], [x + 70, 470], [x + 30, 470]], '#25303a')]),
    floorLine(stage, 830, '#3b3430', '#a08a6c'), boards(stage, 800, 830, '#2c2623'),
    [350, 880, 1400].map((x) => pool(x, 920, 300, 70, '#fbf3dd', 0.55)),
    gathering(stage.random, { from: 260, to: 1400, base: 900, height: 210, count: 6 }),
    spool(130, 1010, 210, color.pomegranate, '#3b2a24'), spool(240, 1040, 170, color.amber, '#3b2a24'), spool(1500, 1030, 200, color.honey, '#3b2a24'),
  ];
};

const weaving = (stage) => {
  const { W, H } = stage;
  return [
    rect(-20, -20, W + 40, H + 40, fade(['#7a2b32', '#a2483c'], 30)),
    millWindow(800, 640, 520, 620, fade(['#f7e6c2', '#f0b877']), '#4a1b27', '#4a1b27'),
    beam(800, 200, 900, 900, 0, '#fbe3b4', 0.35, 240),
    floorLine(stage, 860, '#3a1520', '#7a3330'), boards(stage, 800, 860, '#2c101a'),
    loom(800, 1000, 900, [color.dusk, color.amber, '#6f7fa8', color.honey, '#34406b'], '#5a2a22'),
    [[150, color.dusk], [250, color.amber], [1380, '#6f7fa8'], [1480, color.honey]].map(([x, tone], index) => spool(x, 1010 + (index % 2) * 24, 190, tone, '#2c101a')),
    threads([[150, 830], [250, 860]], [[470, 560], [500, 600]], 4, color.honey, 2, 60),
    vignette(stage, 0.4),
  ];
};

const courtyard = (stage) => {
  const { W, H, random } = stage;
  const side = (x, width, wall) => [
    rect(x, 60, width, 900, fade([lighter(wall, 0.15), wall])),
    [110, 390, 660].map((y, floor) => floor < 2
      ? balcony(x + 26, y, width - 52, 210, floor ? '#5a2f26' : '#3f5c60', darker(wall, 0.55), 4)
      : [0, 1, 2].map((index) => windowPane(random, x + 60 + index * (width - 100) / 3, y + 30, 54, 150, { lit: 0, window: '#3a2430' }))),
    rect(x - 10, 44, width + 20, 22, darker(wall, 0.4)),
  ];
  return [
    sky(stage, 'morning'),
    rect(430, 150, 760, 800, fade(['#f0dcb6', '#e3c08f'])),
    [190, 440].map((y) => balcony(470, y, 680, 190, '#7a4a35', '#8a6a58', 6)),
    path('M690 950V760A110 110 0 0 1 910 760V950Z', '#4b1f3f'), path('M712 950V766A88 88 0 0 1 888 766V950Z', fade(['#f3c877', '#e8a33d'])),
    side(-20, 470, '#c98f6d'), side(1170, 470, '#b9655a'),
    floorLine(stage, 900, '#8f7a62', '#d9c3a0'), [0, 1, 2, 3, 4, 5].map((index) => line(-20, 920 + index * index * 7, W + 20, 920 + index * index * 7, '#7d6a55', 2, 'opacity=".5"')),
    ellipse(760, 985, 420, 46, color.ink, 'opacity=".2"'),
    tree(stage, 800, 990, 780, '#4c5a3c', { trunk: '#3b2620', lit: '#8a9455', crown: 0.56 }),
    Array.from({ length: 26 }, () => circle(random.between(560, 1040), random.between(300, 560), random.between(5, 8), random.pick([color.plum, color.wine, color.pomegranate]))),
    [[90, 1010], [1500, 1020], [1390, 990]].map(([x, y], index) => plant(x, y, 130 - index * 14, [color.clay, color.rust, color.teal][index], color.leaf)),
    line(440, 330, 1180, 300, color.ink, 2), [500, 570, 1010, 1080].map((x, index) => polygon([[x, 326 - (x - 440) * 0.04], [x + 56, 324 - (x - 440) * 0.04], [x + 50, 408], [x + 6, 410]], [color.paper, color.rose, color.paper, color.haze][index])),
    polygon([[-20, -20], [700, -20], [260, H + 20], [-20, H + 20]], '#fbe3b4', 'opacity=".14"'),
  ];
};

const tablesAbove = (stage) => {
  const { W, H, random } = stage;
  const cloths = [color.paper, color.sand, '#e9b9a4', color.honey];
  return [
    rect(-20, -20, W + 40, H + 40, fade(['#8d4436', '#6a2a30'], 45)),
    Array.from({ length: 22 }, (unused, index) => line(index * 78, -20, index * 78, H + 20, '#4f1d28', 2.4, 'opacity=".6"')),
    [-200, 300, 800, 1300].map((x) => polygon([[x, -20], [x + 210, -20], [x + 700, H + 20], [x + 430, H + 20]], '#f6c98a', 'opacity=".2"')),
    Array.from({ length: 12 }, (unused, index) => roundTable(215 + (index % 4) * 392 + random.between(-14, 14), 190 + Math.floor(index / 4) * 344 + random.between(-12, 12), 88, cloths[(index * 3 + Math.floor(index / 4)) % 4], random.pick(['#2c1b2a', color.teal, color.pomegranate]), 8)),
    stroke(curve([[-20, 360], [400, 350], [620, 540], [1000, 520], [1230, 710], [1640, 690]]), color.amber, 4), glow(1400, 80, 500, color.honey, 0.3),
    vignette(stage, 0.4),
  ];
};

const picture = { width: 1600, height: 1067, limit: 105_000 };
export const summit2027Gallery = {
  'gallery/summit-2027-1': { ...picture, draw: northLight },
  'gallery/summit-2027-2': { ...picture, draw: weaving },
  'gallery/summit-2027-3': { ...picture, draw: courtyard },
  'gallery/summit-2027-4': { ...picture, draw: tablesAbove },
};
