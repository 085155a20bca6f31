import { circle, fade, rect, stroke } from '../core/svg.mjs';
import { color, mix } from '../core/palette.mjs';
import { birds, clouds, glow, sky, stars, threads } from '../motifs/sky.mjs';
import { caucasus, cypress, hills, slope } from '../motifs/ridges.mjs';
import { church, fortress, hillTown, townLight, veiled } from '../motifs/town.mjs';
import { river } from '../motifs/water.mjs';

const hero = (stage) => {
  const { W, H, random } = stage;
  const crest = (x) => 905 - Math.max(0, (x - 560) / 1040) ** 1.3 * 210;
  return [
    sky(stage, 'wine'),
    rect(0, 0, W, H, fade([[color.ink, 0.85], [color.wine, 0.2], [color.pomegranate, 0.55]], 90)),
    stars(stage, 360, 50),
    glow(1090, 440, 760, color.pomegranate, 0.75),
    circle(1090, 400, 318, fade(['#8f0f33', color.pomegranate, '#dc5a3f', color.amber])),
    clouds(stage, 300, 190, mix(color.wine, color.ink, 0.35), 6, 0.55),
    caucasus(stage, { base: 720, height: 330, tone: '#7c2443', lit: '#c94f4e', snow: '#efb08f', mist: '#d8654a', peaks: 7 }),
    caucasus(stage, { base: 760, height: 235, tone: '#561a3c', lit: '#8d2f49', mist: '#a63a46', peaks: 9 }),
    hills(stage, { base: 740, height: 110, tone: '#431636', mist: '#74233f', waves: 5 }),
    fortress([[700, 690], [790, 664], [880, 650], [985, 662], [1080, 690]], 62, '#34112e'),
    slope(stage, [[-120, 960], [200, 850], [470, 772], [700, 692], [860, 655], [1000, 668], [1130, 720]], '#34112e'),
    church(1180, 720, 175, '#6b2743', '#2d0f28'),
    hillTown(random, [
      { from: 900, to: 1640, crest: (x) => crest(x) - 110, size: 0.5, light: veiled(townLight.dusk, '#7c2443', 0.45) },
      { from: 760, to: 1640, crest: (x) => crest(x) - 30, size: 0.66, light: veiled(townLight.dusk, '#5a1c3c', 0.3) },
    ]),
    slope(stage, [[-120, 1010], [160, 900], [420, 842], [700, 800], [1000, 830], [1300, 900]], '#26102a'),
    river([[860, 806], [740, 822], [640, 850], [600, 890], [500, 934], [380, 985], [300, 1040]], [12, 24, 44, 76, 124, 180, 240], '#4a3d6b', '#c9606a')[0],
    stroke('M850 808C770 812 690 828 640 850S600 900 540 926S420 968 340 1012', color.amber, 3.4),
    hillTown(random, [
      { from: 800, to: 1640, crest: (x) => crest(x) + 64, size: 0.85, light: veiled(townLight.dusk, '#3d1433', 0.3) },
      { from: 700, to: 1640, crest: (x) => crest(x) + 190, size: 1.15, light: veiled(townLight.dusk, '#241023', 0.52) },
    ]),
    [690, 728, 758].map((x, index) => cypress(x, 1000 + index * 6, 200 - index * 34, '#1a0f1e')),
    slope(stage, [[-40, 850], [120, 880], [260, 940], [330, 990], [420, 1040]], '#160d1a'),
    rect(0, 0, W, H, fade([[color.ink, 0.82], [color.ink, 0.3], [color.ink, 0], [color.ink, 0]], 90)),
    threads([[-20, 250], [-20, 300]], [[1640, 120], [1640, 260]], 9, 'rgba(247,241,231,.2)', 1.2, 240),
    birds(stage, 1010, 300, 7, '#2a0f26'),
    rect(0, 860, W, H - 860, fade([[color.ink, 0], [color.ink, 0.55]])),
  ];
};

export const homeScenes = {
  'home/hero': { width: 2400, height: 1500, limit: 190_000, draw: hero },
};
