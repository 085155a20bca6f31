/** Every scene by name: { width, height, limit in bytes, draw(stage) }. */
import { aboutScenes } from './about.mjs';
import { articleScenesA } from './articles-a.mjs';
import { articleScenesB } from './articles-b.mjs';
import { eventScenes } from './events.mjs';
import { acceleratorGallery } from './gallery-accelerator.mjs';
import { jazzGallery } from './gallery-jazz.mjs';
import { summit2025Gallery } from './gallery-summit-2025.mjs';
import { summit2026Gallery } from './gallery-summit-2026.mjs';
import { summit2027Gallery } from './gallery-summit-2027.mjs';
import { homeScenes } from './home.mjs';
import { jazzScenes } from './jazz.mjs';
import { acceleratorLineups } from './lineups-accelerator.mjs';
import { jazzLineups } from './lineups-jazz.mjs';
import { summitLineups } from './lineups-summit.mjs';
import { mapScenes } from './maps.mjs';
import { portraitScenes } from './portraits.mjs';

export const scenes = {
  ...homeScenes, ...eventScenes, ...aboutScenes, ...jazzScenes,
  ...summitLineups, ...acceleratorLineups, ...jazzLineups,
  ...articleScenesA, ...articleScenesB,
  ...summit2027Gallery, ...summit2026Gallery, ...summit2025Gallery, ...acceleratorGallery, ...jazzGallery,
  ...mapScenes, ...portraitScenes,
};
