/** A neighbourhood map on the stage, drawn from a place described in metres east and north of its own zero point. */
import { color, darker, lighter, mix } from '../core/palette.mjs';
import { createRandom } from '../core/random.mjs';
import { circle, clip, curve, ellipse, group, path, polygon, rect, stroke, straight } from '../core/svg.mjs';
import { compass, footway, frame, pin, scaleBar } from './furniture.mjs';
import { along, away, band, inside, moved, sampled, scattered, stations } from './geometry.mjs';
import { houses } from './houses.mjs';

const ground = '#f0e3ca';
const edge = '#d2bb95';
const road = '#fdf9f1';
const green = mix(color.sage, '#c9cf9f', 0.62);
const wood = mix(color.leaf, color.sage, 0.28);
const water = mix(color.teal, color.mist, 0.52);

/** Widths in metres and how the streets of a rank are told apart. */
const ranks = { avenue: 23, street: 12.5, lane: 7.5 };

function treeTop(random, [x, y], radius, tone = wood) {
  const shade = mix(tone, random.chance(0.5) ? color.teal : '#8b9a58', random.between(0, 0.3));
  return [
    ellipse(x + radius * 0.34, y + radius * 0.42, radius, radius * 0.94, color.ink, 'opacity=".2"'),
    circle(x, y, radius, shade), circle(x - radius * 0.26, y - radius * 0.3, radius * 0.58, lighter(shade, 0.22)),
  ];
}

/** A hill as layers of paper, each smaller and darker than the one beneath. */
const hill = (layers) => layers.map(({ points, width }, index) => {
  const tone = mix('#dcd7ad', mix(color.sage, color.leaf, 0.35), (index / layers.length) * 0.85);
  return [
    stroke(straight(points.map(([x, y]) => [x + 4, y + 6])), darker(tone, 0.3), width, 'opacity=".35"'),
    stroke(straight(points), tone, width),
  ];
});

function river(points, widths, random) {
  const area = band(points, widths);
  const marks = stations(points);
  const flow = [];
  for (let at = 20; at < marks.at(-1) - 60; at += random.between(26, 48)) {
    const share = random.between(-0.4, 0.4);
    const run = [0, 14, 28, 42].map((step) => {
      const { point, left } = along(points, marks, at + step);
      const width = widths[points.length > 1 ? Math.min(widths.length - 1, Math.round((at / marks.at(-1)) * (widths.length - 1))) : 0];
      return moved(point, left, share * width + Math.sin(step / 9) * 1.6);
    });
    flow.push(stroke(curve(run), random.chance(0.5) ? lighter(water, 0.42) : darker(water, 0.16), 2.2, 'opacity=".75"'));
  }
  return [
    stroke(`${straight(area)}Z`, edge, 13), stroke(`${straight(area)}Z`, road, 9),
    polygon(area, water), clip(polygon(area, '#000'), stroke(`${straight(area)}Z`, darker(water, 0.22), 9, 'opacity=".55"')), flow,
  ];
}

function railway(points) {
  return [
    stroke(straight(points), ground, 20), stroke(straight(points), darker(color.stone, 0.35), 13, 'stroke-dasharray="3 8" style="stroke-linecap:butt"'),
    [-4, 4].map((shift) => stroke(straight(points.map(([x, y]) => [x, y + shift])), color.ink, 2.2)),
  ];
}

const stairs = (points, width) => [
  stroke(straight(points), edge, width + 3), stroke(straight(points), road, width),
  stroke(straight(points), darker(color.stone, 0.25), width - 1, 'stroke-dasharray="1.8 5" style="stroke-linecap:butt"'),
];

function bridge({ points, width }) {
  return [
    stroke(straight(points.map(([x, y]) => [x + 4, y + 7])), color.ink, width + 4, 'opacity=".25" style="stroke-linecap:butt"'),
    stroke(straight(points), darker(color.stone, 0.45), width + 6, 'style="stroke-linecap:butt"'), stroke(straight(points), road, width, 'style="stroke-linecap:butt"'),
    stroke(straight(points), darker(color.stone, 0.1), Math.max(1.2, width * 0.1), 'stroke-dasharray="9 8"'),
  ];
}

/**
 * @param view { west, north, scale }: the upper left corner and the metres per stage unit
 * @param marks symbols from maps/symbols.mjs: { at, draw, size, clear } where `clear` is the free ground around, in metres
 * @param venue { at, building, teeth }: where the pin stands, the footprint it belongs to and the ridges of its roof
 * @param way the walk to the venue; `arrow` and `bar` are stage places of the north arrow and the scale bar,
 *   the latter with its length in metres
 */
export function mapSheet(stage, { land, view, marks = [], venue, way = [], arrow, bar, name }) {
  const { W, H } = stage;
  const random = createRandom(`${name} map`);
  const unit = 1 / view.scale;
  const on = ([east, north]) => [(east - view.west) * unit, (view.north - north) * unit];
  const all = (points) => points.map(on);
  const smooth = (points) => sampled(all(points), 7);

  const streets = land.streets.map(({ rank, line, ...rest }) => {
    const points = smooth(line);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return { rank, points, width: ranks[rank] * unit, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], ...rest };
  }).filter(({ box }) => box[2] > -60 && box[0] < W + 60 && box[3] > -60 && box[1] < H + 60);
  const rivers = (land.rivers ?? []).map(({ line, width }) => {
    const points = smooth(line);
    return { points, widths: points.map((unused, index) => {
      const place = (index / (points.length - 1)) * (width.length - 1);
      const low = Math.floor(place);
      return (width[low] + ((width[low + 1] ?? width[low]) - width[low]) * (place - low)) * unit;
    }) };
  });
  const parks = (land.parks ?? []).map(({ area, ...park }) => ({ ...park, area: sampled(all([...area, area[0]]), 9) }));
  const hills = (land.hills ?? []).map(({ line, layers, built = 0 }) => ({ points: smooth(line), built: built * unit, layers: layers.map((half) => half * 2 * unit) }));
  const squares = (land.squares ?? []).map(({ at, radius, ...square }) => ({ ...square, at: on(at), radius: radius * unit }));
  const paths = (land.paths ?? []).map(smooth);
  const steps = (land.steps ?? []).map(smooth);
  const rails = (land.rails ?? []).map(smooth);
  const ponds = (land.ponds ?? []).map(({ at, radii }) => ({ at: on(at), radii: radii.map((radius) => radius * unit) }));
  const cleared = marks.map(({ at, clear = 0 }) => ({ at: on(at), radius: clear * unit }));
  const building = venue.building ? all(venue.building) : [];
  const riverAreas = rivers.map(({ points, widths }) => band(points, widths.map((width) => width + 22)));

  const isFree = (point) => point[0] > -40 && point[0] < W + 40 && point[1] > -40 && point[1] < H + 40
    && !riverAreas.some((area) => inside(point, area))
    && !parks.some(({ area }) => inside(point, area))
    && !hills.some(({ points, built }) => away(point, points) < built)
    && !squares.some(({ at, radius }) => Math.hypot(point[0] - at[0], point[1] - at[1]) < radius + 3)
    && !rails.some((points) => away(point, points) < 24) && !steps.some((points) => away(point, points) < 10)
    && !cleared.some(({ at, radius }) => Math.hypot(point[0] - at[0], point[1] - at[1]) < radius)
    && !(building.length && (inside(point, building) || away(point, [...building, building[0]]) < 5));
  const page = [[0, 0], [W, 0], [W, H], [0, H]];
  const town = houses(streets, isFree, unit, page, name);

  const offRoad = (gap) => (point) => streets.every(({ points, width }) => away(point, points) > width / 2 + gap)
    && !cleared.some(({ at, radius }) => Math.hypot(point[0] - at[0], point[1] - at[1]) < radius * 0.8)
    && !paths.some((points) => away(point, points) < gap + 3) && !steps.some((points) => away(point, points) < gap + 6)
    && !squares.some(({ at, radius }) => Math.hypot(point[0] - at[0], point[1] - at[1]) < radius + gap);
  const dry = (point) => !riverAreas.some((area) => inside(point, area))
    && !ponds.some(({ at, radii }) => Math.hypot((point[0] - at[0]) / (radii[0] + 12), (point[1] - at[1]) / (radii[1] + 12)) < 1);
  const yard = scattered(page, 30, `${name} yards`, (point) => isFree(point) && !town.isTaken(point) && offRoad(9)(point)
    && [[9, 0], [-9, 0], [0, 9], [0, -9]].every(([dx, dy]) => !town.isTaken([point[0] + dx, point[1] + dy])));
  const crowns = [
    ...parks.flatMap(({ area, trees = 27 }, index) => (trees ? scattered(area, trees, `${name} park ${index}`, (point) => offRoad(8)(point) && dry(point)
      && !parks.some(({ trees: own, area: other }) => own === 0 && inside(point, other))) : [])).map((point) => [point, random.between(7, 12)]),
    ...hills.flatMap(({ points, layers }, index) => scattered(page, 36, `${name} hill ${index}`, (point) => away(point, points) < layers[0] / 2 - 8 && offRoad(10)(point)
      && dry(point) && !town.isTaken(point) && random.chance(0.75))).map((point) => [point, random.between(6, 11)]),
    ...yard.filter(() => random.chance(0.5)).map((point) => [point, random.between(4.5, 7.5)]),
    ...streets.filter(({ trees }) => trees).flatMap(({ points, width }) => {
      const measure = stations(points);
      return Array.from({ length: Math.floor(measure.at(-1) / 23) }, (unused, index) => along(points, measure, index * 23 + 11))
        .flatMap(({ point, left }) => [1, -1].map((side) => moved(point, left, side * (width / 2 - 3))));
    }).filter((point) => dry(point) && streets.filter(({ points, width }) => away(point, points) < width / 2 - 4).length === 0
      && !squares.some(({ at, radius }) => Math.hypot(point[0] - at[0], point[1] - at[1]) < radius)).map((point) => [point, 6]),
  ].sort(([[, a]], [[, b]]) => a - b);

  const roads = ['lane', 'street', 'avenue'].flatMap((rank) => streets.filter((street) => street.rank === rank));
  const symbols = marks.map(({ at, draw, size }) => {
    const [x, y] = on(at);
    return { y, drawing: draw(x, y, size) };
  }).sort((a, b) => a.y - b.y);
  const [pinX, pinY] = on(venue.at);

  return [
    rect(-10, -10, W + 20, H + 20, ground),
    parks.filter(({ wild }) => wild).map(({ area }) => polygon(area, mix('#dcd7ad', color.sage, 0.25))),
    hills.map(({ points, layers }) => hill(layers.map((width) => ({ points, width })))),
    parks.filter(({ wild }) => !wild).map(({ area, tone = green }) => [stroke(`${straight(area)}Z`, darker(tone, 0.16), 5), polygon(area, tone)]),
    paths.map((points) => stroke(straight(points), road, 4.5, 'opacity=".9"')),
    town.drawing,
    roads.map(({ points, width }) => stroke(straight(points), edge, width + 4)), squares.map(({ at, radius }) => circle(...at, radius + 2, edge)),
    roads.map(({ points, width }) => stroke(straight(points), road, width)), squares.map(({ at, radius }) => circle(...at, radius, road)),
    steps.map((points) => stairs(points, 11)),
    ponds.map(({ at: [x, y], radii: [wide, tall] }) => [
      ellipse(x, y, wide + 3, tall + 3, darker(green, 0.22)), ellipse(x, y, wide, tall, water),
      [[-0.55, -0.2], [-0.1, 0.3], [0.15, -0.35]].map(([dx, dy]) => stroke(`M${x + wide * dx} ${y + tall * dy}q8-4 16 0t16 0`, lighter(water, 0.45), 2.2)),
    ]),
    rivers.map(({ points, widths }) => river(points, widths, random)),
    rails.map(railway),
    (land.bridges ?? []).map(({ line, rank, width = ranks[rank] }) => bridge({ points: all(line), width: width * unit })),
    squares.filter(({ lawn }) => lawn).map(({ at, radius }) => circle(...at, radius * 0.44, green)),
    building.length ? venueBuilding(building, venue.teeth ?? 1) : '',
    crowns.map(([point, radius]) => treeTop(random, point, radius)),
    way.length ? footway(smooth(way)) : '',
    symbols.map(({ drawing }) => drawing),
    circle(pinX, pinY, 30, 'none', `stroke="${color.pomegranate}" stroke-width="3" opacity=".55"`), pin(pinX, pinY, 150),
    group([compass(arrow[0], arrow[1], 92), scaleBar(bar[0], bar[1], bar[2] ?? 200, unit)]),
    frame(stage),
  ];
}

/** The footprint of the venue with a roof of `teeth` ridges. */
function venueBuilding(area, teeth) {
  const [a, b, c, d] = area;
  const split = (from, to, share) => [0, 1].map((axis) => from[axis] + (to[axis] - from[axis]) * share);
  const strips = Array.from({ length: teeth * 2 }, (unused, index) => {
    const [from, to] = [Math.floor(index / 2) / teeth + (index % 2 ? 0.4 / teeth : 0), (Math.floor(index / 2) + (index % 2 ? 1 : 0.4)) / teeth];
    return polygon([split(a, b, from), split(a, b, to), split(d, c, to), split(d, c, from)], index % 2 ? color.pomegranate : color.rose);
  });
  return [
    polygon(area.map(([x, y]) => [x + 5, y + 7]), color.ink, 'opacity=".3"'), strips,
    path(`${straight(area)}Z`, 'none', `stroke="${color.wine}" stroke-width="2.4"`),
  ];
}
