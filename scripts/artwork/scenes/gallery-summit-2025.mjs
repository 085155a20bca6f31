import { circle, ellipse, fade, line, path, place, polygon, rect, stroke } from '../core/svg.mjs';
import { color, darker, mix } from '../core/palette.mjs';
import { beam, glow, vignette } from '../motifs/sky.mjs';
import { boards, floorLine, millWindow } from '../motifs/hall.mjs';
import { figure, stand } from '../motifs/people.mjs';
import { chair, envelope } from '../motifs/objects.mjs';
import { printingPress } from '../motifs/works.mjs';
import { branch } from '../motifs/ridges.mjs';

const typeCases = (stage) => {
  const { W, H } = stage;
  const wall = (side) => Array.from({ length: 7 }, (unused, column) => {
    const [near, far] = [(column / 7) ** 0.7, ((column + 1) / 7) ** 0.7];
    const x = (share) => 800 + side * (840 - share * 640);
    const [top, bottom] = [(share) => 60 + share * 330, (share) => H + 20 - share * 400];
    const tone = mix('#6a3424', '#d9975a', column / 6);
    return [
      polygon([[x(near), top(near)], [x(far), top(far)], [x(far), bottom(far)], [x(near), bottom(near)]], column % 2 ? tone : darker(tone, 0.12)),
      Array.from({ length: 9 }, (unused2, row) => {
        const level = (share, part) => top(share) + (bottom(share) - top(share)) * ((row + part) / 9);
        const inset = (near * 0.88 + far * 0.12);
        const outset = (near * 0.12 + far * 0.88);
        return [polygon([[x(inset), level(inset, 0.14)], [x(outset), level(outset, 0.14)], [x(outset), level(outset, 0.84)], [x(inset), level(inset, 0.84)]], darker(tone, 0.28)), circle((x(inset) + x(outset)) / 2, level((inset + outset) / 2, 0.5), 9 - column * 0.9, color.honey)];
      }),
    ];
  });
  return [
    rect(-20, -20, W + 40, H + 40, '#2a1620'), polygon([[-20, -20], [W + 20, -20], [1000, 390], [600, 390]], fade(['#3a1d26', '#a5683f'])), polygon([[-20, H + 20], [W + 20, H + 20], [1000, 668], [600, 668]], fade(['#d9a066', '#4a2420'])),
    millWindow(800, 660, 180, 260, fade([color.paper, color.honey]), '#5a2a22', '#5a2a22'), wall(-1), wall(1), glow(800, 540, 420, color.honey, 0.75),
    beam(800, 470, 640, 620, 0, '#fdf0cf', 0.35, 90), stand(figure({ coat: color.teal, skin: '#d99f74', arms: ['down', 'held'], behind: true }), 770, 760, 230), vignette(stage, 0.5),
  ];
};

const circleOfChairs = (stage) => {
  const { W, H } = stage;
  const seats = Array.from({ length: 14 }, (unused, index) => {
    const angle = (index / 14) * Math.PI * 2 + 0.2;
    return { x: 800 + Math.cos(angle) * 610, y: 820 + Math.sin(angle) * 200 };
  }).sort((one, other) => one.y - other.y);
  const chairs = seats.map(({ x, y }, index) => place(chair([color.pomegranate, '#8a4a34', color.amber, color.plum][index % 4]), x, y, { scale: 1.5 + (y - 620) / 260 }));
  const behind = seats.filter(({ y }) => y < 800).length;
  return [
    rect(-20, -20, W + 40, H + 40, fade(['#f0dcb6', '#e0b98a'])), [260, 800, 1340].map((x) => millWindow(x, 500, 260, 440, fade(['#cfd9d0', '#f7f1e7']), '#7a5a45', '#8a6a50')),
    floorLine(stage, 580, '#a87a58', '#e0b98a'), boards(stage, 800, 580, '#8a5f45'), [260, 800, 1340].map((x) => polygon([[x - 120, 590], [x + 120, 590], [x - 20, H], [x - 420, H]], '#fdf6e4', 'opacity=".3"')),
    ellipse(800, 830, 700, 250, '#7a4a38', 'opacity=".16"'), chairs.slice(0, behind), place(printingPress('#231c2c', color.amber, '#6a2a2c'), 800, 860, { scale: 4.4 }), chairs.slice(behind),
  ];
};

const sealedLetters = (stage) => {
  const { W, H, random } = stage;
  return [
    rect(-20, -20, W + 40, H + 40, fade(['#4b1f3f', '#7a1236'], 40)), rect(-20, 800, W + 40, 300, fade(['#5a2a22', '#2a141a'])), rect(-20, 792, W + 40, 14, '#8a4a34'),
    glow(1200, 260, 620, color.amber, 0.55), circle(1260, 300, 150, color.amber), [0, 1, 2].map((index) => line(900, 150 + index * 150, 1640, 150 + index * 150, '#4b1f3f', 8)), [900, 1100, 1300, 1500].map((x) => line(x, -20, x, 560, '#4b1f3f', 8)), rect(880, 555, 760, 26, '#351630'),
    ellipse(760, 925, 470, 50, color.ink, 'opacity=".4"'),
    Array.from({ length: 9 }, (unused, index) => { const [y, shift] = [900 - index * 46, random.between(-20, 20)]; const tone = [color.paper, color.sand, '#f1cdb0', color.paper][index % 4]; return [rect(410 + shift, y - 42, 700, 42, fade([tone, darker(tone, 0.22)])), polygon([[410 + shift, y - 42], [760 + shift, y - 18], [1110 + shift, y - 42]], darker(tone, 0.14)), rect(410 + shift, y - 4, 700, 4, darker(tone, 0.4))]; }),
    polygon([[420, 488], [1100, 488], [1010, 400], [520, 400]], fade([color.paper, color.sand])), polygon([[520, 400], [1010, 400], [765, 462]], darker(color.sand, 0.1)), circle(765, 456, 34, color.pomegranate), circle(765, 456, 22, '#d04a63'),
    stroke('M610 402L590 492V900', color.honey, 8), stroke('M930 402L950 492V900', color.honey, 8),
    stroke('M765 420C690 330 620 380 660 420S750 430 765 420C840 330 920 380 880 420S780 430 765 420', color.honey, 8), stroke('M765 424C760 470 720 500 690 520M765 424C780 470 800 500 850 515', color.honey, 7), envelope(260, 880, 260, -14, '#f1cdb0', color.pomegranate),
  ];
};

const veraBalcony = (stage) => {
  const { W, H, random } = stage;
  const people = [
    [420, { coat: color.pomegranate, cut: 1, skin: '#efc49d', arms: ['hip', 'open'] }], [560, { coat: color.amber, skin: '#d99f74', arms: ['held', 'down'], flip: true }], [860, { coat: color.sand, cut: 2, long: true, skin: '#e8b48a', arms: ['down', 'held'] }], [1000, { coat: color.dusk, skin: '#b97a53', arms: ['open', 'hip'], flip: true }], [1210, { coat: color.clay, cut: 1, bun: true, skin: '#efc49d', arms: ['held', 'down'], flip: true }],
  ];
  return [
    rect(-20, -20, W + 40, H + 40, fade(['#54666c', '#869590'])), rect(140, -20, 1320, H + 40, fade(['#8a5a52', '#6d4248'], 90)),
    [330, 680, 1030, 1300].map((x) => [rect(x - 90, 280, 180, 500, '#33242e'), rect(x - 76, 296, 152, 490, fade([color.honey, color.amber])), line(x, 296, x, 780, '#33242e', 10), line(x - 76, 470, x + 76, 470, '#33242e', 8)]), glow(800, 520, 700, color.amber, 0.35),
    people.map(([x, { flip, ...look }]) => stand(figure(look), x, 838, 400, { flip })), balconyFront(), rect(100, 866, 1400, 44, '#2f1d24'), [180, 520, 1080, 1420].map((x) => path(`M${x - 30} 910H${x + 30}L${x + 8} 1000H${x - 8}Z`, '#2f1d24')),
    rect(60, 40, 1480, 66, '#3a2530'), Array.from({ length: 30 }, (unused, index) => circle(75 + index * 50, 108, 25, '#3a2530')),
    Array.from({ length: 150 }, () => { const [x, y, length] = [random.between(-20, W + 80), random.between(-40, H), random.between(40, 110)]; return line(x, y, x - length * 0.16, y + length, '#dfe6e2', 2, `opacity="${random.between(0.2, 0.55).toFixed(2)}"`); }),
    branch(stage, -20, 980, 480, -24, '#33463f', 64), branch(stage, 1640, 1010, 460, 200, '#2c3d38', 64),
  ];
};

const balconyFront = () => {
  const wood = '#4a2c2c';
  return [
    [150, 483, 816, 1150, 1450].map((x) => rect(x - 11, 100, 22, 770, wood)),
    [150, 483, 816, 1150].map((x, index) => { const wide = [333, 333, 334, 300][index]; return path(`M${x} 100H${x + wide}V240Q${x + wide * 0.9} 150 ${x + wide / 2} 146Q${x + wide * 0.1} 150 ${x} 240Z`, wood); }),
    Array.from({ length: 66 }, (unused, index) => rect(152 + index * 19.8, 690, 7, 180, wood)), rect(130, 676, 1340, 18, wood), rect(130, 760, 1340, 8, wood),
  ];
};

const picture = { width: 1600, height: 1067, limit: 105_000 };
export const summit2025Gallery = {
  'gallery/summit-2025-1': { ...picture, draw: typeCases },
  'gallery/summit-2025-2': { ...picture, draw: circleOfChairs },
  'gallery/summit-2025-3': { ...picture, draw: sealedLetters },
  'gallery/summit-2025-4': { ...picture, draw: veraBalcony },
};
