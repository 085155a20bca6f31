export { endOldImports, eraseFromImports } from './past-imports'
