import { circle, fade, line, path, polygon, rect } from '../core/svg.mjs';
import { color, darker, mix } from '../core/palette.mjs';
import { beam, glow, pool, sky, stars, vignette } from '../motifs/sky.mjs';
import { arch, floorLine, millWindow, spotlight, stagePlatform, trusses } from '../motifs/hall.mjs';
import { audience, figure, gathering, someone, stand } from '../motifs/people.mjs';
import { stringLights } from '../motifs/garden.mjs';
import { brick, hands, rails, tram } from '../motifs/works.mjs';
import { cup, openBook } from '../motifs/objects.mjs';

const betweenTrams = (stage) => {
  const { W, H } = stage;
  return [
    rect(-20, -20, W + 40, H + 40, brick('#7b3b34')), rect(-20, -20, W + 40, H + 40, fade([['#17141f', 0.65], ['#17141f', 0.05]])),
    trusses(stage, 20, 130, 5, '#2a1721'), arch(800, 720, 420, 520, fade([color.honey, color.amber])), glow(800, 560, 460, color.honey, 0.55),
    stagePlatform(800, 700, 440, 24, color.honey, '#5c1a2c'), stand(figure({ coat: color.plum, skin: '#d99f74', arms: ['open', 'microphone'], cut: 1 }), 800, 712, 190),
    floorLine(stage, 745, '#1d0f17', '#8d5238'),
    tram(270, 930, 760, color.pomegranate, { glass: '#4a3350' }), tram(1330, 930, 760, color.teal, { glass: '#33454e' }),
    audience(stage, { top: 800, bottom: 985, rows: 4, far: '#6d2f33', near: '#170f1b', rim: color.amber, size: 0.8, from: 330, to: 1290 }),
    audience(stage, { top: 1030, bottom: 1030, rows: 1, far: '#170f1b', near: '#140d18', rim: color.clay, size: 1 }),
  ];
};

const endOfTrack = (stage) => {
  const { W, H } = stage;
  return [
    rect(-20, -20, W + 40, H + 40, fade(['#15202a', '#2b4650', '#4e7074'])),
    rect(-20, -20, W + 40, 700, brick('#2d4852')), rect(-20, -20, W + 40, 720, fade([['#10161f', 0.75], ['#10161f', 0.1]])),
    [[330, 470], [1270, 470]].map(([x]) => millWindow(x, 560, 210, 400, fade(['#9fb8b4', '#d9dcc4']), '#16222b', '#16222b')),
    spotlight(560, 60, 720, 420, 190, color.honey, 0.6), spotlight(1040, 60, 720, 420, -190, color.honey, 0.6), spotlight(800, 40, 740, 360, 0, color.paper, 0.45),
    pool(800, 745, 520, 80, color.honey, 0.7),
    stagePlatform(800, 720, 760, 44, '#f0c27c', color.pomegranate),
    stand(figure({ coat: color.pomegranate, skin: '#e8b48a', hair: '#2c1b1a', cut: 1, long: true, arms: ['open', 'held'] }), 820, 752, 330),
    floorLine(stage, 803, '#0f151d', '#2a3a40'), rails(stage, 800, 806, 800, 620, '#e8c88f', '#141b24', 90),
  ];
};

const sortingCards = (stage) => {
  const { W, H, random } = stage;
  const card = (x, y, turn, tone) => [rect(-70, -48, 148, 104, color.ink, `opacity=".25" transform="translate(${x} ${y}) rotate(${turn})"`), rect(-76, -54, 148, 104, tone, `transform="translate(${x} ${y}) rotate(${turn})"`), line(-50, -18, 40, -18, mix(tone, color.ink, 0.5), 5, `transform="translate(${x} ${y}) rotate(${turn})"`), line(-50, 8, 10, 8, mix(tone, color.ink, 0.5), 5, `transform="translate(${x} ${y}) rotate(${turn})"`)];
  const tones = [color.paper, color.honey, color.rose, '#a9b5a8', color.amber, color.haze];
  return [
    rect(-20, -20, W + 40, H + 40, fade(['#a5683f', '#7d4530'], 20)),
    [0, 1, 2, 3, 4].map((index) => [line(-20, 90 + index * 215, W + 20, 96 + index * 215, '#5c2f26', 4), line(200 + index * 260, 90 + index * 215, 460 + index * 260, 120 + index * 215, '#6a3829', 2)]),
    Array.from({ length: 24 }, (unused, index) => card(170 + (index % 6) * 250 + random.between(-26, 26), 130 + Math.floor(index / 6) * 170 + random.between(-26, 26), random.between(-14, 14), tones[(index % 6 + (random.chance(0.2) ? 2 : 0)) % 6])),
    cup(1440, 860, 130, color.paper), hands(520, 800, 108, color.teal, '#d99f74'), hands(1080, 730, 100, color.pomegranate, '#efc49d'),
    vignette(stage, 0.4),
  ];
};

const coffeeQueue = (stage) => {
  const { W, H, random } = stage;
  return [
    rect(-20, -20, W + 40, H + 40, brick('#b0604a')), rect(-20, -20, W + 40, H + 40, fade([['#f3c877', 0.22], ['#7a1236', 0.25]], 90)),
    arch(1080, 800, 640, 730, '#6a2a2c'), millWindow(1080, 790, 560, 680, fade(['#f9efd8', '#f6dc9f']), '#4a1b27', '#4a1b27'), beam(1080, 240, 860, 900, -500, '#fdf3d8', 0.5, 260),
    floorLine(stage, 850, '#5a3a33', '#c99b76'),
    gathering(random, { from: 90, to: 1000, base: 960, height: 470, count: 6, poses: ['down', 'held', 'hip'], drift: 0.04 }),
    stand(someone(random, [color.paper], { arms: ['forward', 'held'], cut: 1, behind: false, long: false }), 1280, 850, 440, { flip: true }),
    rect(1110, 760, 500, 26, '#3a1a22'), rect(1130, 786, 480, 230, fade(['#7a2b32', '#4a1520'])), [1170, 1270, 1370, 1470].map((x) => line(x, 800, x, 1010, '#5c1a2c', 3)),
    [1180, 1250].map((x) => cup(x, 760, 46)), rect(1400, 630, 130, 130, color.teal, 'rx="10"'), rect(1416, 652, 98, 40, color.ink), circle(1440, 672, 8, color.amber), rect(1448, 700, 34, 14, color.sand), cup(1465, 758, 34),
    [0, 1, 2].map((index) => path(`M${1180 + index * 12} ${700 - index * 6}q-14-26 0-48t0-46`, 'none', `stroke="${color.paper}" stroke-width="4" opacity=".5"`)),
  ];
};

const onTheSteps = (stage) => {
  const { W } = stage;
  const body = color.pomegranate;
  return [
    sky(stage, 'golden'), rect(-20, -20, W + 40, 900, fade([body, darker(body, 0.25)])), rect(-20, -20, W + 40, 460, color.sand), rect(-20, 448, W + 40, 20, color.amber),
    [-60, 250, 1130, 1440].map((x) => [rect(x, 60, 270, 340, darker(body, 0.4), 'rx="18"'), rect(x + 16, 76, 238, 308, fade(['#f6dc9f', '#8a7f9e']), 'rx="10"'), polygon([[x + 150, 76], [x + 210, 76], [x + 90, 384], [x + 30, 384]], color.paper, 'opacity=".35"')]),
    rect(560, 40, 530, 800, darker(body, 0.5)), rect(590, 60, 470, 780, fade(['#3a1a2c', '#5c2438'])), [600, 1050].map((x) => [rect(x - 8, 90, 16, 640, color.amber, 'rx="8"')]), glow(825, 220, 260, color.honey, 0.7),
    [0, 1, 2].map((step) => [rect(540 - step * 40, 760 + step * 70, 570 + step * 80, 74, fade(['#4a3a44', '#251b26'])), rect(540 - step * 40, 760 + step * 70, 570 + step * 80, 10, color.amber)]),
    floorLine(stage, 965, '#2a1a20', '#5a3a33'), rect(-20, 1010, W + 40, 14, '#c9a070'),
    stand(figure({ coat: color.teal, skin: '#d99f74', cut: 2, long: true, arms: ['held', 'forward'] }), 730, 905, 560), stand(figure({ coat: color.amber, legs: color.indigo, skin: '#b97a53', arms: ['held', 'forward'] }), 930, 905, 580, { flip: true }),
    openBook(775, 540, 96, color.paper, color.wine), openBook(885, 536, 96, color.paper, color.dusk),
  ];
};

const depotYard = (stage) => {
  const { W, random } = stage;
  return [
    sky(stage, 'dusk'), stars(stage, 300, 40),
    [[160, 520], [620, 520], [1080, 520]].map(([x]) => [path(`M${x - 40} 840V520L${x + 190} 360L${x + 420} 520V840Z`, brick('#5a2430')), arch(x + 190, 840, 290, 330, '#1d0f17'), arch(x + 190, 840, 266, 312, fade(['#e8a33d', '#c0603e'])), circle(x + 190, 450, 34, '#f3c877')]),
    tram(350, 850, 290, color.pomegranate), tram(1270, 850, 290, color.amber, { lamp: color.paper }),
    rect(-20, 838, W + 40, 260, fade(['#5a2c34', '#1d1119'])), rails(stage, 350, 842, 60, 330, '#c98d52', '#2a141d', 26), rails(stage, 1270, 842, 1540, 330, '#c98d52', '#2a141d', 26),
    pool(800, 930, 620, 70, color.amber, 0.4), gathering(random, { from: 460, to: 1180, base: 960, height: 230, count: 9 }),
    stringLights([-20, 200], [520, 120], 70, 8, '#17101a', color.honey, 9), stringLights([520, 120], [1090, 130], 90, 9, '#17101a', color.honey, 9), stringLights([1090, 130], [1640, 220], 70, 8, '#17101a', color.honey, 9), stringLights([-20, 330], [800, 230], 60, 10, '#17101a', color.honey, 7), stringLights([800, 230], [1640, 350], 60, 10, '#17101a', color.honey, 7),
    [520, 1090].map((x) => line(x, 110, x, 900, '#17101a', 9)),
  ];
};

const picture = { width: 1600, height: 1067, limit: 105_000 };
export const summit2026Gallery = {
  'gallery/summit-2026-1': { ...picture, draw: betweenTrams },
  'gallery/summit-2026-2': { ...picture, draw: endOfTrack },
  'gallery/summit-2026-3': { ...picture, draw: sortingCards },
  'gallery/summit-2026-4': { ...picture, draw: coffeeQueue },
  'gallery/summit-2026-5': { ...picture, draw: onTheSteps },
  'gallery/summit-2026-6': { ...picture, draw: depotYard },
};
