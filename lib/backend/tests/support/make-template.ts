// Migrates the database of DATABASE_URL and fills it as a start of the site does.
import { getPayload } from 'payload'
import { replaceSettings } from './settings'

const { DATABASE_URL = '', DATA_DIR = '', DEMO_CONTENT = '' } = process.env
replaceSettings({ DATABASE_URL, DATA_DIR, DEMO_CONTENT })
const { default: config } = await import('@/lib/backend/cms/config')
const { prepareBackend } = await import('@/lib/backend/prepare')
const payload = await getPayload({ config, disableOnInit: true })
// Pictures are stored as they are: working on them takes longer than everything else, and no rule depends on it.
Object.assign(payload.config, { sharp: undefined })
await prepareBackend()
process.exit(0)
