import { circle, fade, path, place, polygon, rect } from '../core/svg.mjs';
import { color, mix } from '../core/palette.mjs';
import { glow, moon, pool, sky, stars, vignette } from '../motifs/sky.mjs';
import { branch, tree } from '../motifs/ridges.mjs';
import { spotlight, stagePlatform } from '../motifs/hall.mjs';
import { hedge, lantern, palace, stringLights } from '../motifs/garden.mjs';
import { grandPiano, saxophone } from '../motifs/music.mjs';
import { bassist, drummer, lutenist, pianist, saxophonist, singer, trombonist, trumpeter, tubist } from '../motifs/players.mjs';
import { audience, gathering, stand } from '../motifs/people.mjs';
import { chairRows } from '../motifs/objects.mjs';
import { palmAvenue } from './gallery-jazz.mjs';

export const magnolia = (x, y, size, turn) => place([0, 60, 120, 180, 240, 300].map((angle, index) => path('M0 0C-34-20-40-70 0-104C40-70 34-20 0 0Z', index % 2 ? '#f3d9d2' : '#fbeee6', `transform="rotate(${angle + 20})"`)).concat([0, 120, 240].map((angle) => path('M0 0C-22-14-26-46 0-66C26-46 22-14 0 0Z', '#e9b9b4', `transform="rotate(${angle})"`)), circle(0, 0, 14, color.amber)), x, y, { scale: size / 100, rotate: turn });
export const leaf = (x, y, size, turn, tone) => place(path('M0 0C-40-30-44-100 0-170C44-100 40-30 0 0Z', fade([mix(tone, color.sage, 0.25), tone], 60)) + path('M0 0V-150', 'none', `stroke="${mix(tone, color.sage, 0.5)}" stroke-width="3"`), x, y, { scale: size / 100, rotate: turn });

/** Behind and before the title of the page, which stands in the sky to the left. */
function saxInLeaves(stage) {
  const { random } = stage;
  const leaves = Array.from({ length: 34 }, (unused, index) => leaf(930 + Math.cos(index * 0.62) * random.between(330, 560), 560 + Math.sin(index * 0.62) * random.between(300, 430), random.between(90, 150), random.between(0, 360), random.pick(['#16262a', '#1f3533', '#14202a', '#2a4038'])));
  const isRight = (index) => Math.cos(index * 0.62) > 0;
  return {
    behind: [sky(stage, 'night'), stars(stage, 500, 70), glow(300, 620, 480, color.amber, 0.4), palace(270, 760, 420, '#4a3a52', color.amber), hedge(stage, 790, 60, '#161320'), rect(-20, 800, 1640, 300, '#110e18'), glow(950, 560, 560, color.wine, 0.9), leaves.slice(0, 20), leaves.slice(24).filter((unused, index) => !isRight(24 + index))],
    before: [place(saxophone('#e3a03c'), 910, 800, { scale: 8.2, rotate: 14 }), leaves.slice(24).filter((unused, index) => isRight(24 + index)), magnolia(1400, 250, 150, 10), magnolia(1460, 820, 170, 40), [leaf(1440, 960, 190, -40, '#14202a'), leaf(1250, 1000, 170, 30, '#1f3533'), leaf(560, 1010, 150, -50, '#16262a'), leaf(800, 1010, 150, 60, '#1f3533')]],
    finish: vignette(stage, 0.65),
  };
}

const quartetAndChairs = (stage) => [
  sky(stage, 'ember'), hedge(stage, 520, 110, '#2a1428'), [[120, 640, 560], [1480, 640, 580]].map(([x, y, tall]) => tree(stage, x, y, tall, '#241526', { lit: '#3f2136' })), rect(-20, 560, 1640, 540, fade(['#5c2a38', '#1d0f1c'])), spotlight(470, 60, 560, 380, 170, color.honey, 0.5), spotlight(1130, 60, 560, 380, -170, color.honey, 0.5), rect(420, 44, 760, 14, '#17101a'), rect(420, 44, 12, 560, '#17101a'), rect(1168, 44, 12, 560, '#17101a'),
  stagePlatform(800, 590, 860, 50, '#f0c27c', color.wine), stand(pianist({ coat: color.dusk, skin: '#e8b48a', cut: 1 }), 425, 622, 235), place(grandPiano('#17141f', color.amber), 545, 632, { scale: 2.2 }), stand(bassist({ coat: color.plum, skin: '#d99f74' }), 730, 626, 250), stand(drummer({ coat: color.teal, skin: '#b97a53' }), 900, 622, 230), stand(saxophonist({ coat: color.pomegranate, skin: '#efc49d' }), 1070, 634, 255),
  chairRows(stage, { top: 740, bottom: 1090, rows: 6, far: '#a5584a', near: '#2a1424', size: 210, aisle: 44 }), stringLights([-20, 300], [440, 200], 60, 7, '#17101a'), stringLights([1160, 200], [1640, 300], 60, 7, '#17101a'),
];

const singersAndChonguri = (stage) => [
  sky(stage, 'teal'), moon(1230, 200, 60), [[220, 900, 800], [1440, 900, 760]].map(([x, y, tall]) => tree(stage, x, y, tall, '#14262a', { lit: '#294a48' })), rect(-20, 850, 1640, 260, fade(['#3a4f4c', '#121b20'])), pool(800, 940, 560, 80, color.amber, 0.6),
  [[330, 240, 70], [560, 130, 54], [800, 90, 64], [1040, 150, 56], [1280, 420, 60], [160, 420, 56]].map(([x, y, size]) => lantern(x, y, size, color.amber, '#0f171c', 260)), stand(lutenist({ coat: color.pomegranate, skin: '#d99f74' }, color.clay), 800, 980, 620), stand(singer({ coat: color.paper, skin: '#efc49d', cut: 2, long: true }), 500, 990, 590), stand(singer({ coat: color.amber, skin: '#b97a53', cut: 1, bun: true, long: true }), 1120, 990, 590, { flip: true }), branch(stage, -20, 1000, 400, -20, '#0f1a1e', 70), branch(stage, 1640, 1010, 400, 200, '#0f1a1e', 70),
];

const procession = (stage) => {
  const black = { legs: '#120c18', skin: '#d99f74' };
  return [
    sky(stage, 'clay'), glow(800, 520, 620, color.honey, 0.9), circle(800, 500, 150, '#f9dfa6'), rect(-20, 600, 1640, 500, fade(['#b0603e', '#4a1f2a'])), polygon([[740, 600], [860, 600], [1400, 1090], [200, 1090]], fade(['#f9dfa6', '#d9885a'])), palmAvenue(stage, 600, '#3a1826'), gathering(stage.random, { from: 660, to: 950, base: 690, height: 150, count: 9, tones: ['#7a2b32', '#5a2036', '#8f3f2e', '#4b1f3f'] }),
    stand(tubist({ ...black, coat: color.wine, skin: '#b97a53' }), 700, 800, 290), stand(trombonist({ ...black, coat: color.indigo }), 880, 810, 290), stand(trumpeter({ ...black, coat: color.pomegranate }), 560, 940, 430, { flip: true }), stand(saxophonist({ ...black, coat: color.teal, skin: '#efc49d' }), 790, 960, 450), stand(trombonist({ ...black, coat: color.plum }), 1000, 970, 440),
  ];
};

/** The big band: white jackets on two risers. Shared with the festival lineup. */
export function bigBand(base, height, spread = 1) {
  const players = [trumpeter, trombonist, saxophonist, tubist];
  const skins = ['#efc49d', '#d99f74', '#b97a53', '#8a5738'];
  const row = (count, y, tall, shift) => Array.from({ length: count }, (unused, index) => stand(players[(index + shift) % players.length]({ coat: '#f3e9d8', legs: '#17141f', skin: skins[(index * 3 + shift) % 4], hair: index % 4 === 2 ? '#8c8079' : '#17141f' }), 800 + (index - (count - 1) / 2) * 142 * spread * (tall / 300), y, tall, { flip: index < count / 2 }));
  return [row(7, base - height * 0.5, height * 0.86, 0), rect(800 - 520 * spread, base - height * 0.5, 1040 * spread, height * 0.2, fade([color.wine, '#3f0d22'])), row(7, base - height * 0.26, height * 0.94, 2), rect(800 - 580 * spread, base - height * 0.26, 1160 * spread, height * 0.2, fade(['#8f1638', '#4a0f28'])), row(5, base, height, 1)];
}

const bigBandBeforePalace = (stage) => [
  sky(stage, 'twilight'), stars(stage, 300, 50), palace(800, 660, 1240, '#b98a78', color.amber), hedge(stage, 690, 60, '#2b2a3c'), rect(-20, 690, 1640, 420, fade(['#5a4a5a', '#1d1827'])), pool(800, 860, 760, 110, color.honey, 0.6), bigBand(940, 280, 1.12), audience(stage, { top: 1070, bottom: 1070, rows: 1, far: '#17141f', near: '#17141f', rim: color.amber, size: 0.62 }), stringLights([-20, 180], [800, 90], 70, 12, '#17141f'), stringLights([800, 90], [1640, 180], 70, 12, '#17141f'),
];

/** A picture, and what of it stands before the title: the same pixels, the rest transparent. */
export function withCutOut(whole, cutOut, parts, size) {
  const draw = (stage) => Object.values(parts(stage));
  return {
    [whole]: { ...size, draw },
    [cutOut]: { ...size, draw, front: (stage) => parts(stage).before, seed: whole },
  };
}

const evening = { width: 1600, height: 1067, limit: 105_000 };
export const jazzScenes = {
  ...withCutOut('jazz/jazz', 'jazz/cutout', saxInLeaves, { width: 2400, height: 1500, limit: 190_000 }),
  'jazz/evening-1': { ...evening, draw: quartetAndChairs },
  'jazz/evening-2': { ...evening, draw: singersAndChonguri },
  'jazz/evening-3': { ...evening, draw: procession },
  'jazz/evening-4': { ...evening, draw: bigBandBeforePalace },
};
