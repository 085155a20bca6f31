import path from 'node:path'
import { ensureBuilt } from '../build.mjs'

await ensureBuilt(path.resolve(import.meta.dirname, '../..'))
