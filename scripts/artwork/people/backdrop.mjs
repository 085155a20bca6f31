/** The large flat shape behind a sitter, and the colours that go with it. All on an 800 × 1000 sheet. */
import { circle, curve, fade, path, polygon, rect } from '../core/svg.mjs';
import { color, darker, lighter, mix } from '../core/palette.mjs';

const { paper, sand, honey, amber, clay, rose, pomegranate, wine, plum, dusk, teal, sage, mist, haze, ink, rust } = color;

export const backdrops = [
  { ground: sand, figure: pomegranate, cloths: [teal, dusk, amber, paper] },
  { ground: honey, figure: clay, cloths: [plum, paper, teal, wine] },
  { ground: '#e9a79a', figure: wine, cloths: [sand, teal, honey, paper] },
  { ground: '#a9b5a8', figure: paper, cloths: [pomegranate, dusk, rust, plum] },
  { ground: '#5c6789', figure: amber, cloths: [paper, pomegranate, sand, plum] },
  { ground: '#f3e8d6', figure: teal, cloths: [amber, pomegranate, clay, sand] },
  { ground: '#6d3655', figure: rose, cloths: [sand, honey, haze, paper] },
  { ground: '#d98a62', figure: '#f6d9a2', cloths: [plum, teal, pomegranate, dusk] },
  { ground: mist, figure: dusk, cloths: [clay, honey, paper, rose] },
  { ground: '#dbc4a8', figure: plum, cloths: [honey, rose, sage, paper] },
  { ground: amber, figure: '#f8e6c4', cloths: [wine, teal, dusk, pomegranate] },
  { ground: '#4f6c6c', figure: '#e8b48a', cloths: [paper, amber, pomegranate, plum] },
  { ground: '#b9425a', figure: '#f1b48a', cloths: [paper, plum, teal, honey] },
];

export const backdropShapes = ['disc', 'arch', 'mountain', 'wave', 'rays', 'hills', 'window'];

const shapes = {
  disc: (tone) => circle(400, 470, 345, fade([lighter(tone, 0.1), darker(tone, 0.1)])),
  arch: (tone) => [
    path('M60 1020V430A340 340 0 0 1 740 430V1020Z', fade([lighter(tone, 0.08), darker(tone, 0.1)])),
    path('M110 1020V440A290 290 0 0 1 690 440V1020', 'none', `stroke="${lighter(tone, 0.35)}" stroke-width="5"`),
  ],
  mountain: (tone) => [
    polygon([[-40, 700], [70, 430], [130, 480], [300, 90], [470, 380], [630, 190], [840, 560], [840, 1020], [-40, 1020]], fade([tone, darker(tone, 0.12)])),
    polygon([[300, 90], [470, 380], [400, 640], [420, 1020], [330, 1020], [270, 640], [330, 430], [280, 290]], darker(tone, 0.14)),
    polygon([[630, 190], [840, 560], [840, 1020], [640, 1020], [600, 560], [650, 380]], darker(tone, 0.14)),
    polygon([[300, 90], [372, 214], [336, 200], [308, 262], [276, 206], [226, 246]], lighter(tone, 0.6)), polygon([[630, 190], [690, 296], [652, 282], [626, 320], [574, 254]], lighter(tone, 0.6)),
  ],
  wave: (tone) => [0, 1, 2].map((layer) => path(
    `${curve([[-60, 330 + layer * 190], [120, 240 + layer * 200], [330, 360 + layer * 190], [560, 250 + layer * 190], [860, 340 + layer * 200]])}V1020H-60Z`,
    mix(lighter(tone, 0.18), darker(tone, 0.16), layer / 2),
  )),
  rays: (tone, ground) => [
    Array.from({ length: 13 }, (unused, index) => polygon([[400, 560], [400 + Math.cos(Math.PI * (1 + (index - 0.24) / 12)) * 900, 560 + Math.sin(Math.PI * (1 + (index - 0.24) / 12)) * 900], [400 + Math.cos(Math.PI * (1 + (index + 0.24) / 12)) * 900, 560 + Math.sin(Math.PI * (1 + (index + 0.24) / 12)) * 900]], mix(ground, tone, 0.3))),
    circle(400, 560, 330, fade([tone, darker(tone, 0.1)])), rect(-10, 800, 820, 220, mix(ground, darker(tone, 0.1), 0.55)),
  ],
  hills: (tone, ground) => [
    circle(570, 300, 170, lighter(tone, 0.12)),
    path(`${curve([[-60, 480], [130, 360], [340, 450], [520, 520], [860, 400]])}V1020H-60Z`, mix(ground, tone, 0.55)),
    path(`${curve([[-60, 660], [160, 600], [420, 660], [640, 560], [860, 620]])}V1020H-60Z`, fade([tone, darker(tone, 0.2)])),
  ],
  window: (tone) => [
    path('M90 900V420A310 310 0 0 1 710 420V900Z', fade([lighter(tone, 0.14), darker(tone, 0.06)])),
    [[245, 152], [400, 110], [555, 152]].map(([x, top]) => rect(x - 4, top, 8, 900 - top, mix(tone, ink, 0.22))), [330, 560, 790].map((y) => rect(y < 400 ? 106 : 90, y, y < 400 ? 588 : 620, 8, mix(tone, ink, 0.22))),
    rect(50, 890, 700, 26, mix(tone, ink, 0.3)),
  ],
};

export function drawBackdrop({ ground, figure, shape }) {
  return [rect(-10, -10, 820, 1020, fade([lighter(ground, 0.14), ground, darker(ground, 0.08)], 20)), shapes[shape](figure, ground)];
}
