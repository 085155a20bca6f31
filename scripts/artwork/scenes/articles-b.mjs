import { circle, curve, ellipse, fade, group, line, path, place, polygon, rect, stroke } from '../core/svg.mjs';
import { color, darker, lighter } from '../core/palette.mjs';
import { beam, birds, clouds, glow, sky, sun, vignette } from '../motifs/sky.mjs';
import { hills } from '../motifs/ridges.mjs';
import { arch, boards, floorLine, millWindow } from '../motifs/hall.mjs';
import { figure, stand } from '../motifs/people.mjs';
import { hedge, longTable, palace } from '../motifs/garden.mjs';
import { sitter } from '../motifs/picnic.mjs';
import { bookStack, cup, sheet } from '../motifs/objects.mjs';
import { water } from '../motifs/water.mjs';
import { brick } from '../motifs/works.mjs';

const cellarSupper = (stage) => [
  rect(-20, -20, 1640, 1120, brick('#5a4038')), rect(-20, -20, 1640, 1120, fade([['#1d1118', 0.85], ['#1d1118', 0.3]])), arch(800, 760, 1320, 800, '#2a1a1e'), arch(800, 760, 1240, 760, brick('#7a5442')), rect(160, 0, 1280, 780, fade([['#2a141c', 0.7], ['#e8a33d', 0.12]])), arch(800, 720, 330, 430, '#23141c'), [250, 1350].map((x) => [path(`M${x - 90} 760C${x - 130} 640 ${x - 80} 540 ${x - 40} 520H${x + 40}C${x + 80} 540 ${x + 130} 640 ${x + 90} 760Z`, fade([color.clay, '#5a2a22'], 80)), ellipse(x, 520, 46, 10, '#2a141c')]), rect(-20, 740, 1640, 360, fade(['#4a2c2a', '#1d1118'])), glow(800, 620, 620, color.amber, 0.6),
  stand(figure({ coat: color.pomegranate, skin: '#efc49d', cut: 1, arms: ['hip', 'raised'] }), 560, 800, 420), stand(figure({ coat: color.teal, skin: '#b97a53', arms: ['hip', 'raised'] }), 1040, 800, 430, { flip: true }), [0, 1, 2, 3, 4].map((index) => stroke(`M664 ${394 + index * 5}Q800 ${470 + index * 16} 934 ${386 + index * 5}`, index % 2 ? color.sand : color.paper, 7)), [0.1, 0.4, 0.74].flatMap((share, index) => [-1, 1].map((side) => place(sitter([color.amber, color.dusk, color.rose, color.sand, color.plum, color.clay][index * 2 + (side > 0 ? 1 : 0)], '#d99f74', index % 2 ? '#3b2218' : color.ink, side > 0), 800 + side * (230 + share * 300), 800 + share * 280, { scale: 1.7 + share * 1.3 }))), longTable(stage, { x: 800, y: 720, near: 760, far: 330, length: 330, cloth: '#f1dfc0' }), vignette(stage, 0.5),
];

const boatInGlass = () => [
  rect(-20, -20, 1640, 1120, fade(['#4a6a72', '#2f4a54'], 30)), [200, 520, 840, 1160].map((y) => line(-20, y, 1620, y - 60, '#26404a', 4)), rect(150, 250, 720, 900, color.ink, 'opacity=".3" transform="rotate(-7 500 700)"'), rect(130, 230, 720, 900, fade([color.paper, '#efe2cb']), 'transform="rotate(-7 500 700)"'), Array.from({ length: 6 }, (unused, row) => stroke(`M${190 + row * 9} ${410 + row * 78}q40-26 80 0t80 0t80-6t80 0${row < 5 ? 't80 0t60-6' : ''}`, color.dusk, 7)),
  line(560, 800, 900, 560, color.ink, 26), polygon([[548, 790], [566, 812], [528, 824]], color.amber), path('M1660 1120L1080 700C1040 640 980 590 900 580C830 580 760 610 740 650C734 672 760 684 790 672L850 660C800 690 760 716 744 742C740 764 766 770 790 758C770 780 772 800 796 800C840 800 900 790 950 800C1000 860 1060 920 1180 1120Z', fade(['#efc49d', '#d99f74'], 60)), stroke('M790 672C820 662 850 656 880 656M790 758C830 740 860 728 890 722', '#b97a53', 6), path('M1660 1120V1010L1130 690L980 830L1200 1120Z', fade([color.pomegranate, color.wine])), polygon([[1134, 684], [1100, 664], [946, 808], [984, 836]], color.paper),
  ellipse(1250, 600, 190, 30, color.ink, 'opacity=".3"'), path('M1080 110L1120 590Q1250 616 1380 590L1420 110Z', '#f7f1e7', 'opacity=".22"'), path('M1096 250L1122 586Q1250 612 1378 586L1404 250Z', fade(['#8fb8bc', '#4f8088']), 'opacity=".85"'), ellipse(1250, 250, 154, 20, '#b5d3d0'), place([polygon([[-130, -10], [130, -10], [70, 70], [-70, 70]], color.paper), polygon([[-62, -10], [0, -120], [62, -10]], '#efe2cb'), polygon([[0, -120], [62, -10], [0, -10]], '#d9c3a0'), polygon([[0, -10], [130, -10], [70, 70], [0, 70]], '#dccbac')], 1240, 380, { rotate: 38, scale: 0.82 }), path('M1096 250L1110 440Q1250 470 1390 440L1404 250Z', '#5f949b', 'opacity=".35"'), [[1180, 500, 9], [1210, 540, 6], [1310, 470, 8], [1330, 520, 5]].map(([x, y, r]) => circle(x, y, r, 'none', `stroke="${color.paper}" stroke-width="3" opacity=".7"`)), ellipse(1250, 110, 170, 22, 'none', `stroke="${color.paper}" stroke-width="7" opacity=".7"`), line(1120, 160, 1146, 540, color.paper, 8, 'opacity=".35"'),
];

const formBoat = (stage) => {
  const tail = curve([[1000, 720], [1130, 742], [1240, 712], [1360, 738], [1480, 706], [1640, 720]]);
  const rows = (x, y, width, count, skew) => Array.from({ length: count }, (unused, row) => line(x + row * skew, y + row * 22, x + width + row * skew * 0.4, y + row * 22, '#a89a8c', 4));
  return [
    sky(stage, 'dawn'), sun(480, 400, 130, '#e0674a', color.honey), clouds(stage, 130, 150, '#f9dfbd', 6, 0.6), hills(stage, { base: 560, height: 120, tone: '#8a86a0', mist: '#e6bfa2', waves: 4 }), water(stage, 560, '#6f8aa0', '#f6d3b0'), stroke(tail, '#c9b79c', 58), stroke(tail, color.paper, 48), Array.from({ length: 13 }, (unused, index) => line(1040 + index * 44, 706 + Math.sin(index * 1.4) * 12, 1062 + index * 44, 706 + Math.sin(index * 1.4 + 0.6) * 12, '#a89a8c', 4)), ellipse(770, 770, 380, 26, '#3f5470', 'opacity=".4"'),
    polygon([[770, 250], [560, 640], [770, 640]], fade([color.paper, '#efe2cb'])), polygon([[770, 250], [980, 640], [770, 640]], '#dccbac'), rows(690, 470, 70, 6, -11), rows(780, 470, 60, 6, 3), polygon([[380, 590], [700, 650], [770, 640], [840, 650], [1160, 590], [960, 770], [580, 770]], fade([color.paper, '#ead9bb'])), polygon([[770, 640], [840, 650], [1160, 590], [960, 770], [770, 770]], '#d9c6a4'), rows(500, 662, 230, 4, 22), rows(800, 662, 240, 4, -6), polygon([[380, 590], [700, 650], [640, 664], [440, 622]], '#cdb793'), circle(900, 706, 24, color.pomegranate), stroke('M260 820Q480 800 660 830M900 850Q1100 830 1300 860', color.paper, 4, 'opacity=".6"'), birds(stage, 1100, 260, 5, color.dusk),
  ];
};

const mapAndTools = (stage) => [
  rect(-20, -20, 1640, 1120, fade(['#8a4f38', '#6a3730'], 30)), [180, 420, 660, 900].map((y) => line(-20, y, 1620, y + 20, '#54291f', 4)), group([rect(16, 20, 1320, 860, color.ink, 'opacity=".3"'), rect(0, 0, 1320, 860, fade(['#f3e6c8', '#e6d2a4'])), path(`M0 0H250C280 120 180 240 230 360C270 480 200 600 300 700C330 780 300 830 310 860H0Z`, '#8fb0b4'), path(curve([[420, 90], [700, 60], [1000, 120], [1200, 90], [1290, 260], [1180, 330], [900, 250], [620, 280], [400, 230]], true), '#b9a886'), [[520, 190], [640, 150], [780, 190], [900, 150], [1030, 200], [1150, 170]].map(([x, y]) => polygon([[x - 44, y + 40], [x, y - 50], [x + 44, y + 40]], '#8f7a62')), stroke('M1240 330C1080 400 960 420 820 440S520 470 240 540', color.dusk, 9), stroke('M1000 220C960 320 880 360 820 440M660 250C640 380 560 440 470 470', color.dusk, 6), stroke('M1300 620C1040 560 800 600 600 660S380 720 320 720', color.pomegranate, 5, 'stroke-dasharray="20 14"'), [[560, 480], [820, 450], [420, 640], [980, 560], [700, 640]].map(([x, y]) => [circle(x, y, 13, color.pomegranate), circle(x, y, 5, color.paper)]), [330, 660, 990].map((x) => line(x, 0, x, 860, '#c9b283', 3)), line(0, 430, 1320, 430, '#c9b283', 3)], 'transform="translate(130 90) rotate(-2)"'),
  [circle(440, 780, 176, color.ink, 'opacity=".3"'), rect(560, 728, 330, 48, '#2a2430', 'rx="22" transform="rotate(14 560 750)"'), circle(425, 765, 170, fade(['#c9cdd0', '#7d858f'], 40)), circle(425, 765, 142, fade(['#5a6270', '#8d949d'], 40))], group([rect(-14, -420, 28, 640, '#b9704a', 'rx="12"'), path('M-60 200C-70 330-40 430 0 440C40 430 70 330 60 200Z', fade(['#d9965c', '#9a5a38'], 90)), line(0, 200, 0, 420, '#7a3f2a', 4)], 'transform="translate(1010 560) rotate(58)"'), group([rect(-20, -30, 40, 330, color.rust, 'rx="14"'), path('M-110-90H70L130-60L70-24H-110Z', '#3b3f4a'), rect(-110, -94, 50, 76, '#565b68')], 'transform="translate(1310 640) rotate(24)"'), [glow(870, 250, 240, color.honey, 0.7), path('M800 330H940L920 390H820Z', color.teal), ellipse(870, 330, 72, 16, '#2a4246'), path('M820 326C790 250 830 190 846 150H894C910 190 950 250 920 326Z', 'rgba(247,241,231,.55)'), path('M870 310C840 280 858 250 872 220C884 256 900 280 870 310Z', color.amber), rect(838, 132, 64, 20, '#2a4246', 'rx="6"')], vignette(stage, 0.4),
];

const stagehands = (stage) => {
  const { random } = stage;
  const crew = (x, y, tall, coat, skin, flip) => stand(figure({ coat, skin, legs: '#2f3f55', arms: ['raised', 'raised'] }), x, y, tall, { flip });
  const plank = (x, y, length, turn) => rect(-length / 2, -12, length, 24, fade(['#e6b47c', '#b9794a']), `transform="translate(${x} ${y}) rotate(${turn})"`);
  return [
    sky(stage, 'noon'), clouds(stage, 80, 140, color.paper, 5, 0.8), palace(1130, 560, 620, '#e3cfae', '#5f7f88', { lit: false }), hedge(stage, 570, 60, '#6f8560'), rect(-20, 570, 1640, 520, fade(['#a3b07a', '#6f8050'])), ellipse(620, 880, 620, 120, '#4c5a3c', 'opacity=".35"'),
    path('M520 900C560 700 540 560 470 420L520 400C570 480 600 520 612 560C630 470 690 400 770 350L800 386C720 450 680 560 690 700C696 800 710 860 740 900Z', fade(['#8a6a52', '#54382e'], 80)), [[330, 250, 210], [560, 180, 240], [800, 230, 220], [440, 350, 150], [880, 360, 140], [200, 360, 140]].map(([x, y, r]) => circle(x, y, r, '#3f5c44')), [[290, 190, 120], [540, 110, 140], [800, 160, 120]].map(([x, y, r]) => circle(x, y, r, '#5c7a54')), Array.from({ length: 24 }, () => { const [x, y] = [random.between(120, 980), random.between(40, 440)]; return [circle(x, y, 22, color.paper), circle(x + 4, y + 3, 8, '#e9b9b4')]; }),
    [0, 1, 2, 3].map((index) => rect(1130 + index * 6, 870 - index * 26, 330, 22, index % 2 ? '#d9a468' : '#c08a54')), rect(1100, 900, 400, 26, '#7a4a35'), [1130, 1450].map((x) => rect(x, 920, 26, 70, '#5a3328')), plank(330, 668, 520, -3), plank(340, 640, 500, -3), crew(140, 960, 330, color.amber, '#d99f74', false), crew(520, 950, 340, color.pomegranate, '#b97a53', true), plank(960, 690, 500, 6), crew(770, 1010, 360, color.teal, '#efc49d', false), crew(1160, 1030, 350, color.paper, '#8a5738', true),
  ];
};

const hat = { top: (tone) => [ellipse(0, 0, 74, 14, tone), rect(-44, -92, 88, 92, tone, 'rx="6"'), rect(-44, -24, 88, 16, color.pomegranate)], cap: (tone) => [path('M-60 0Q-62-56 0-60Q62-56 60 0Z', tone), path('M30-8Q100-10 108 12Q70 10 30 8Z', darker(tone, 0.3)), circle(0, -60, 7, darker(tone, 0.3))], felt: (tone) => [path('M-52 0Q-56-88 0-92Q56-88 52 0Z', tone), rect(-54, -14, 108, 16, darker(tone, 0.25), 'rx="8"'), line(0, -90, 0, -106, darker(tone, 0.3), 6), path('M-30-70Q0-40 30-70', 'none', `stroke="${color.paper}" stroke-width="4"`)], sun: (tone) => [ellipse(0, 0, 112, 20, tone), path('M-52 0Q-50-62 0-64Q50-62 52 0Z', lighter(tone, 0.15)), path('M-53-14H53V2Q0 10-53 2Z', color.teal)] };

const fourHats = (stage) => [
  rect(-20, -20, 1640, 1120, fade(['#b9655a', '#8f4348'], 30)), millWindow(560, 760, 420, 690, fade(['#cfdcd6', '#fbf3dd']), '#4a1f2c', '#5a2632'), beam(560, 200, 900, 700, 300, '#fdf3d8', 0.4, 200), floorLine(stage, 880, '#4a1f2c', '#a3584a'), boards(stage, 800, 880, '#3f1a26'),
  rect(210, 690, 760, 34, '#4a2024'), rect(230, 724, 720, 90, '#5f2a2a'), rect(500, 748, 180, 44, '#4a2024'), circle(590, 770, 8, color.amber), [240, 900].map((x) => rect(x, 814, 34, 190, '#3a181e')), bookStack(340, 690, 200, [color.teal, color.amber, color.plum]), sheet(600, 676, 190, 22, 0, color.paper, 0), cup(780, 690, 70), line(880, 690, 880, 560, color.ink, 7), path('M820 570Q830 510 880 506Q930 510 940 570Z', color.amber), glow(880, 600, 150, color.honey, 0.6),
  rect(1230, 170, 22, 800, '#3a181e', 'rx="8"'), circle(1241, 160, 24, color.amber), [[1241, 970, 1130, 1040], [1241, 970, 1352, 1040], [1241, 970, 1241, 1050]].map(([x1, y1, x2, y2]) => line(x1, y1, x2, y2, '#3a181e', 18)), [[1, 300], [-1, 250], [1, 520], [-1, 480]].map(([side, y]) => stroke(`M1241 ${y + 40}Q${1241 + side * 70} ${y + 50} ${1241 + side * 110} ${y}`, '#3a181e', 14)), place(hat.top('#231c33'), 1120, 258, { rotate: -8, scale: 1.25 }), place(hat.sun(color.honey), 1366, 308, { rotate: 8, scale: 1.15 }), place(hat.felt('#efe2cb'), 1120, 490, { rotate: -6, scale: 1.2 }), place(hat.cap(color.teal), 1356, 528, { rotate: 6, scale: 1.25 }), vignette(stage, 0.35),
];

const picture = { width: 1600, height: 1067, limit: 105_000 };
export const articleScenesB = {
  'articles/a-supper-for-thirteen': { ...picture, draw: cellarSupper },
  'articles/write-the-page-that-says-how-it-fails': { ...picture, draw: boatInGlass },
  'articles/interview-jonas-lindqvist-six-questions': { ...picture, draw: formBoat },
  'articles/leadxers-2025-half-a-year-later': { ...picture, draw: mapAndTools },
  'articles/how-a-stage-is-built-in-a-garden': { ...picture, draw: stagehands },
  'articles/summit-2025-serving-somebody-you-did-not-vote-for': { ...picture, draw: fourHats },
};
