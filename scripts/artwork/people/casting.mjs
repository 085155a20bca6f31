/** Chooses hair, dress, face and backdrop for each person: fitting gender and age, varied within a page. */
import { createRandom } from '../core/random.mjs';
import { color } from '../core/palette.mjs';
import { backdrops, backdropShapes } from './backdrop.mjs';

const variants = (...numbers) => numbers.map((number) => `variant${String(number).padStart(2, '0')}`);

const hairFor = {
  f: {
    young: variants(58, 48, 47, 43, 41, 39, 37, 36, 30, 29, 28, 23, 20, 11, 10, 8, 4, 2, 57, 46),
    senior: variants(43, 58, 30, 29, 11, 4, 2, 39, 23, 48, 20),
  },
  m: {
    young: variants(56, 55, 54, 49, 44, 38, 35, 34, 33, 32, 27, 25, 22, 21, 19, 18, 17, 16, 15, 13, 12, 9, 7, 6, 5, 1, 3, 31, 40, 52),
    senior: variants(56, 55, 49, 25, 35, 16, 6, 60, 18, 7),
  },
};
const beards = { young: variants(2, 12, 6, 2, 11), senior: variants(2, 3, 9, 10, 6, 2) };
const lips = variants(3, 14, 17, 22, 23, 25, 30);
const noses = variants(1, 4, 5, 6, 7, 10, 12, 13, 14, 16, 18, 20);
const brows = { f: variants(1, 4, 5, 9, 12), m: variants(1, 4, 5, 7, 8, 9) };
const bodies = {
  f: variants(7, 9, 10, 13, 14, 16, 21, 15, 25, 12, 17, 22, 11),
  m: variants(7, 9, 10, 16, 17, 19, 20, 25, 14, 8, 21, 16),
};
/** Clothes the library draws with a print of their own. */
const printed = new Set(variants(15, 22));
const clearGlasses = variants(3, 8, 11);

const showsEar = new Set(variants(48, 47, 57, 29, 30, 39, 46));

const skinByCountry = {
  IN: ['#b67c52', '#a56c46'], GH: ['#7a4a32', '#6b3f2b'], KZ: ['#ecc195'], TR: ['#e2ad84', '#edc29b'], AZ: ['#e2ad84', '#ebbd94'],
  AM: ['#e6b48b', '#edc29b'], SE: ['#f8dcc2'], EE: ['#f8dcc2'], PL: ['#f6d5b8'], DE: ['#f6d5b8'], GB: ['#f8dcc2'], UA: ['#f6d5b8'], PT: ['#dfa67a'], IT: ['#e9ba92'],
};
const georgianSkins = ['#f5d3b3', '#efc49d', '#e6b389', '#f2ccaa'];

const darkHair = [color.ink, color.ink, '#2c1b1a', '#3b241d'];
const fairCountries = new Set(['SE', 'EE', 'PL', 'DE', 'GB', 'UA']);

function hairColor(random, { age, country, gender }) {
  if (age >= 60) return random.pick(['#e3ddd4', '#c4bbb2']);
  if (age >= 50 && age < 60 && gender === 'f' && random.chance(0.4)) return random.pick(['#5a2d22', '#7a4a2a', '#7a2f28']);
  if (age >= 54) return random.pick(['#a59b92', '#c6bcb1', '#75695f']);
  if (age >= 50 && random.chance(0.4)) return random.pick(['#5d5350', '#7b716c']);
  if (fairCountries.has(country)) return random.pick(['#a8743f', '#7a4a2a', '#c2935a', '#5b3524']);
  if (gender === 'f' && country !== 'IN') return random.pick([...darkHair, '#5a2d22', '#7a2f28']);
  return random.pick(darkHair);
}

/** Picks by chance, but never what the last `memory` picks of this kind were. */
function createPicker(memory) {
  const recent = new Map();
  return (kind, random, list) => {
    const last = recent.get(kind) ?? [];
    const fresh = list.filter((entry) => !last.includes(entry));
    const chosen = random.pick(fresh.length > 0 ? fresh : list);
    recent.set(kind, [chosen, ...last].slice(0, Math.min(memory, list.length - 1)));
    return chosen;
  };
}

export function castPeople(people, folder) {
  const pickHair = createPicker(18);
  const pickBriefly = createPicker(5);
  return people.map((person) => {
    const random = createRandom(`${folder}/${person.identifier}`);
    const generation = person.age >= 50 ? 'senior' : 'young';
    const { gender } = person;
    const hair = pickHair(`hair-${gender}-${generation}`, random, hairFor[gender][generation]);
    const backdrop = pickBriefly('backdrop', random, backdrops);
    const body = pickBriefly(`body-${gender}`, random, bodies[gender]);
    return {
      identifier: person.identifier,
      backdrop: { ...backdrop, shape: pickBriefly('shape', random, backdropShapes) },
      skin: random.pick(skinByCountry[person.country] ?? georgianSkins),
      hairColor: hairColor(random, person),
      cloth: { tone: pickBriefly('cloth', random, backdrop.cloths), shirt: random.pick([color.paper, color.sand, color.ink, color.haze]), weave: printed.has(body) ? 'plain' : random.pick(['plain', 'plain', 'plain', 'pinstripe', 'tweed', 'dots']) },
      mirrored: random.chance(0.42),
      earring: gender === 'f' && showsEar.has(hair) ? random.pick([color.pomegranate, color.amber]) : undefined,
      lips: gender === 'f' ? random.pick(['#8c1737', '#7a2a2f', color.ink]) : color.ink,
      parts: {
        hair: [hair],
        body: [body],
        lips: [pickBriefly(`lips-${gender}`, random, lips)],
        nose: [pickBriefly('nose', random, noses)],
        brows: [pickBriefly(`brows-${gender}`, random, brows[gender])],
        eyes: [person.age >= 52 && random.chance(0.5) ? 'variant04' : 'variant05'],
        beard: [random.pick(beards[generation])],
        beardProbability: gender === 'm' && random.chance(person.age < 25 ? 0.15 : 0.48) ? 100 : 0,
        glasses: [random.pick(clearGlasses)],
        glassesProbability: random.chance(person.age > 44 ? 0.42 : 0.24) ? 100 : 0,
        gestureProbability: 0,
        bodyIconProbability: 0,
      },
    };
  });
}
