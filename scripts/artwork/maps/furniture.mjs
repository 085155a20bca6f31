/** What lies on a map rather than in it: frame, north arrow, scale bar, route and the pin of the venue. */
import { color, darker, lighter } from '../core/palette.mjs';
import { circle, ellipse, fade, group, path, place, polygon, rect, stroke, straight } from '../core/svg.mjs';
import { lettering } from '../marks/lettering.mjs';

const MARGIN = 34;

export const frame = ({ W, H }) => {
  const border = (inset) => `M${inset} ${inset}H${W - inset}V${H - inset}H${inset}Z`;
  return [
    path(`M-10-10H${W + 10}V${H + 10}H-10Z${border(MARGIN)}`, color.paper, 'fill-rule="evenodd"'),
    stroke(border(MARGIN), color.ink, 3.4), stroke(border(MARGIN - 9), color.ink, 1.2),
  ];
};

/** A four-pointed star whose northern half is red, without letters. */
export const compass = (x, y, size) => place([
  circle(0, 0, 54, color.paper), circle(0, 0, 54, 'none', `stroke="${color.ink}" stroke-width="1.6"`), circle(0, 0, 47, 'none', `stroke="${color.ink}" stroke-width=".9" stroke-dasharray="1.5 5.9"`),
  [90, 180, 270].map((turn) => group([polygon([[0, -36], [8, -8], [0, 0]], color.stone), polygon([[0, -36], [-8, -8], [0, 0]], color.ink)], `transform="rotate(${turn})"`)),
  polygon([[0, -66], [11, -10], [0, 0]], darker(color.pomegranate, 0.3)), polygon([[0, -66], [-11, -10], [0, 0]], color.pomegranate),
  circle(0, 0, 5, color.paper, `stroke="${color.ink}" stroke-width="1.6"`),
], x, y, { scale: size / 100 });

/** Still 13 pixels high where a map is drawn 650 wide. */
const FIGURES = { weight: 500, size: 32 };

/** A bar of `metres`, its left end at (x, y); `unit` is how many stage units a metre has. */
export function scaleBar(x, y, metres, unit) {
  const length = metres * unit;
  const part = length / 4;
  const figures = [0, 2, 4].map((index) => ({ ...lettering(String((metres * index) / 4), FIGURES), middle: x + index * part }));
  const end = x + length + figures[2].width / 2;
  const metre = lettering('m', FIGURES);
  return [
    rect(x - 26, y - 52, end + 10 + metre.width + 18 - (x - 26), 80, color.paper, 'rx="10" opacity=".94"'),
    rect(x, y, length, 11, color.paper), [0, 2].map((index) => rect(x + index * part, y, part, 11, color.ink)),
    rect(x, y, length, 11, 'none', `stroke="${color.ink}" stroke-width="2"`),
    figures.map(({ d, width, middle }) => place(path(d, color.ink), middle - width / 2, y - 15)),
    place(path(metre.d, color.ink), end + 10, y - 15),
  ];
}

/** The way on foot, as a row of dots. */
export const footway = (points) => [
  stroke(straight(points), color.paper, 13, 'opacity=".75"'), stroke(straight(points), color.pomegranate, 8, 'stroke-dasharray="0 15.5"'),
];

/** A pomegranate with its tip on the venue. */
export function pin(x, y, size) {
  const body = 'M0 0C-12-30-46-48-46-88A46 46 0 0 1 46-88C46-48 12-30 0 0Z';
  const crown = 'M-15-126L-25-152L-9-140L0-158L9-140L25-152L15-126Z';
  const halo = `stroke="${color.paper}" stroke-width="13" stroke-linejoin="round"`;
  return place([
    ellipse(10, 0, 34, 9, color.ink, 'opacity=".28"'),
    path(body, color.paper, halo), path(crown, color.paper, halo),
    path(crown, darker(color.pomegranate, 0.22)), path(body, fade([lighter(color.pomegranate, 0.08), color.pomegranate, color.wine])),
    path('M10 -133A46 46 0 0 1 46-88C46-48 12-30 0 0C18-40 34-60 30-96C28-112 20-124 10-133Z', color.wine, 'opacity=".55"'),
    circle(0, -88, 21, color.paper),
    [[0, -96], [-8, -84], [8, -84]].map(([sx, sy]) => path('M0-8C5-4 6 2 0 7C-6 2-5-4 0-8Z', color.pomegranate, `transform="translate(${sx} ${sy})"`)),
    stroke('M-34-94A34 34 0 0 1 -14-119', color.paper, 4.5, 'opacity=".5"'),
  ], x, y, { scale: size / 160 });
}
