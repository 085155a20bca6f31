/** Sketch maps of the streets around the venues and the office. */
import { color } from '../core/palette.mjs';
import { kutaisi } from '../maps/kutaisi.mjs';
import { mapSheet } from '../maps/sheet.mjs';
import {
  academy, bakery, baths, castle, church, column, factory, ferrisWheel, fountain, garden, magnolias, market, metro, mill, mother, palms, ropeway, rotunda,
  station, statue, theatre, townHall, train, tramFront, writersHouse,
} from '../maps/symbols.mjs';
import { tbilisi } from '../maps/tbilisi.mjs';
import { zugdidi } from '../maps/zugdidi.mjs';

const map = { width: 1600, height: 1000, limit: 150_000 };
const sheet = (name, content) => ({ ...map, draw: (stage) => mapSheet(stage, { name, ...content }) });

const sololaki = {
  land: tbilisi, view: { west: -570, north: 228, scale: 0.9 },
  venue: { at: [-8, -352], building: [[-66, -316], [8, -312], [4, -370], [-58, -374]], teeth: 6 },
  way: [[-158, 92], [-100, 62], [-30, -24], [-22, -90], [-44, -165], [-58, -200], [-20, -194], [46, -181], [30, -262], [22, -330]],
  marks: [
    { at: [0, -6], draw: column, size: 100 }, { at: [-176, 84], draw: metro, size: 92 }, { at: [44, -92], draw: townHall, size: 84 },
    { at: [-200, -254], draw: writersHouse, size: 84, clear: 34 }, { at: [412, 30], draw: church(color.rust), size: 84, clear: 26 },
    { at: [500, -266], draw: church(color.teal), size: 100, clear: 34 }, { at: [604, -628], draw: castle, size: 150, clear: 36 }, { at: [262, -634], draw: mother, size: 118, clear: 40 },
    { at: [672, -540], draw: baths, size: 78, clear: 46 }, { at: [818, -352], draw: church(color.rust), size: 92, clear: 44 },
  ],
  arrow: [1486, 124], bar: [96, 906],
};

const office = {
  land: tbilisi, view: { west: -462, north: 176, scale: 0.58 },
  venue: { at: [-52, -146], building: [[-76, -132], [-42, -126], [-50, -158], [-82, -162]] },
  way: [[-158, 92], [-100, 62], [-30, -24], [-22, -90], [-36, -138]],
  marks: [
    { at: [0, -10], draw: column, size: 150 }, { at: [-170, 82], draw: metro, size: 120 }, { at: [40, -98], draw: townHall, size: 116 },
    { at: [-222, -250], draw: writersHouse, size: 116, clear: 30 }, { at: [-8, -352], draw: mill, size: 110, clear: 42 }, { at: [-96, -170], draw: bakery, size: 72, clear: 16 },
  ],
  arrow: [1486, 124], bar: [96, 906, 100],
};

const rioni = {
  land: kutaisi, view: { west: -1000, north: 670, scale: 1.06 },
  venue: { at: [-386, -146], building: [[-406, -116], [-372, -124], [-384, -166], [-416, -158]] },
  way: [[-34, -40], [-58, -92], [-78, -129], [-190, -136], [-300, -152], [-372, -166]],
  marks: [
    { at: [0, -12], draw: fountain, size: 100 }, { at: [-110, 462], draw: church(color.teal), size: 150, clear: 40 }, { at: [2, -112], draw: theatre(), size: 84, clear: 44 },
    { at: [250, 176], draw: market, size: 100, clear: 46 }, { at: [-790, 40], draw: ferrisWheel, size: 120, clear: 40 }, { at: [-286, 66], draw: ropeway([-384, -34]) },
    { at: [556, 300], draw: church(color.rust), size: 84, clear: 38 }, { at: [102, -316], draw: train, size: 84 },
  ],
  arrow: [1486, 124], bar: [1230, 906],
};

const palaceGardens = {
  land: zugdidi, view: { west: -950, north: 390, scale: 1.1 },
  venue: { at: [0, -6] },
  way: [[-520, -622], [-420, -560], [-310, -470], [-297, -280], [-190, -268], [-52, -262], [-38, -130], [-16, -30]],
  marks: [
    { at: [-196, 168], draw: garden, size: 160, clear: 70 }, { at: [104, 190], draw: magnolias, size: 100, clear: 76 }, { at: [424, 190], draw: church(color.teal), size: 96, clear: 40 },
    { at: [-566, -622], draw: station, size: 96, clear: 70 }, { at: [52, -422], draw: theatre(), size: 84, clear: 52 }, { at: [326, -440], draw: market, size: 92, clear: 54 },
    ...[[-74, 24], [74, 24], [-66, 84], [66, 84]].map((at) => ({ at, draw: palms, size: 66, clear: 16 })),
  ],
  arrow: [124, 124], bar: [1230, 906],
};

const chugureti = {
  land: tbilisi, view: { west: -1020, north: 2180, scale: 0.86 },
  venue: { at: [-250, 1822], building: [[-296, 1846], [-246, 1886], [-196, 1822], [-246, 1780]], teeth: 3 },
  way: [[-470, 1796], [-440, 1816], [-364, 1872], [-300, 1792], [-272, 1792]],
  marks: [
    { at: [-500, 1792], draw: metro, size: 92 }, { at: [-396, 1756], draw: theatre(), size: 84, clear: 42 }, { at: [-236, 1584], draw: church(color.rust, color.paper), size: 108, clear: 36 },
    { at: [60, 1776], draw: factory, size: 104, clear: 56 }, { at: [-166, 1862], draw: tramFront, size: 84, clear: 34 }, { at: [238, 1968], draw: train, size: 92, clear: 36 },
  ],
  arrow: [124, 124], bar: [1220, 906],
};

const vera = {
  land: tbilisi, view: { west: -1940, north: 1888, scale: 0.95 },
  venue: { at: [-1200, 1490], building: [[-1214, 1526], [-1176, 1494], [-1204, 1462], [-1240, 1494]] },
  way: [[-1014, 1150], [-1110, 1252], [-1230, 1395], [-1290, 1465], [-1240, 1508]],
  marks: [
    { at: [-1006, 1134], draw: statue, size: 92 }, { at: [-1066, 1128], draw: metro, size: 92 }, { at: [-1206, 1690], draw: church(color.dusk), size: 108, clear: 34 },
    { at: [-1640, 1784], draw: rotunda, size: 96, clear: 56 }, { at: [-928, 1102], draw: academy, size: 118, clear: 44 },
  ],
  arrow: [1486, 124], bar: [1230, 906],
};

export const mapScenes = {
  'maps/summit-2027': sheet('summit-2027', sololaki),
  'maps/accelerator-2027': sheet('accelerator-2027', rioni),
  'maps/gali-jazz-2027': sheet('gali-jazz-2027', palaceGardens),
  'maps/summit-2026': sheet('summit-2026', chugureti),
  'maps/summit-2025': sheet('summit-2025', vera),
  'maps/office': sheet('office', office),
};
