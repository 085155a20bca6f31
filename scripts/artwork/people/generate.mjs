/** Portraits for everyone in the demo content. */
import { readFile } from 'node:fs/promises';
import { contentFile, printed, save } from '../core/render.mjs';
import { svgDocument } from '../core/svg.mjs';
import { castPeople } from './casting.mjs';
import { drawPortrait } from './portrait.mjs';

const albums = [
  { file: 'speakers.json', folder: 'speakers', width: 800, height: 1000 },
  { file: 'participants.json', folder: 'participants', width: 800, height: 1000 },
  { file: 'team-members.json', folder: 'team', width: 800, height: 1000 },
  { file: 'testimonials.json', folder: 'testimonials', width: 480, height: 480 },
];

export async function generatePortraits(isWanted) {
  for (const { file, folder, width, height } of albums) {
    const people = JSON.parse(await readFile(contentFile(file), 'utf8'))
      .map((person) => ({ ...person, identifier: person.identifier ?? person.key }));
    for (const cast of castPeople(people, folder)) {
      const name = `${folder}/${cast.identifier}`;
      if (!isWanted(name)) continue;
      const { sheet, viewWidth, viewHeight } = drawPortrait(cast, { width, height });
      const svg = svgDocument(width, height, viewWidth, viewHeight, sheet);
      await save(`${name}.webp`, await printed(svg, width, height, 30_000, { wobble: 0.6, grain: 0.8 }));
    }
  }
}
