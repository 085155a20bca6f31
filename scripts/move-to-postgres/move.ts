// Fills the database of DATABASE_URL with the rows of the SQLite file that it is given.
import { env } from '@/lib/env'
import { moveRows, refuseFilledDatabase } from '@/lib/backend/move-to-postgres'
import { runCommand } from '../process/run-command'

runCommand(async () => {
  const { DATABASE_URL, DATA_DIR, S3_BUCKET } = env()
  await refuseFilledDatabase(DATABASE_URL)
  const { migrateDatabase } = await import('@/lib/backend/prepare')
  await migrateDatabase()
  const counts = Object.values(await moveRows(`file:${process.argv[2]}`, DATABASE_URL))
  const rows = counts.reduce((sum, count) => sum + count, 0)
  console.log(`${rows} rows of ${counts.length} tables are in Postgres; all counts agree. The old database is as it was: ${DATA_DIR}/site.db.`)
  console.log(`Start the site with this DATABASE_URL, this AUTH_SECRET and the same DATA_DIR${S3_BUCKET ? ', and copy its folders media and application-files into the bucket, the latter below private/' : ', which holds the uploads'}.`)
})
