import * as migration_20261121_055741_initial from './20261121_055741_initial';

export const migrations = [
  {
    up: migration_20261121_055741_initial.up,
    down: migration_20261121_055741_initial.down,
    name: '20261121_055741_initial'
  },
];
