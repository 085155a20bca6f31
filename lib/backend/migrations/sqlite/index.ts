import * as migration_20261121_042809_initial from './20261121_042809_initial';

export const migrations = [
  {
    up: migration_20261121_042809_initial.up,
    down: migration_20261121_042809_initial.down,
    name: '20261121_042809_initial'
  },
];
