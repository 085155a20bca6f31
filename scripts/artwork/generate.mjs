/** Draws every picture of the demo content. `node scripts/artwork/generate.mjs [part of a name …]` */
import { renderScene } from './core/render.mjs';
import { generateBrand } from './marks/brand.mjs';
import { generatePartners } from './marks/partners.mjs';
import { generatePortraits } from './people/generate.mjs';
import { scenes } from './scenes/index.mjs';

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((part) => name.includes(part));

for (const [name, scene] of Object.entries(scenes)) {
  if (isWanted(name)) await renderScene(name, scene);
}
await generatePortraits(isWanted);
await generatePartners(isWanted);
await generateBrand(isWanted);
