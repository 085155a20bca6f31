import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** A scan is known by its UUID alone now; any other name of one, and a second row of the same scan, gets a name of its own. */
const NAME_SCANS = [
  sql`UPDATE check_ins SET scan = device || '/' || scan WHERE NOT (length(scan) = 36 AND scan LIKE '________-____-____-____-____________')`,
  sql`UPDATE check_ins SET scan = scan || '/' || cast(id AS text) WHERE EXISTS (SELECT 1 FROM check_ins other WHERE other.scan = check_ins.scan
    AND (other.created_at < check_ins.created_at OR (other.created_at = check_ins.created_at AND other.id < check_ins.id)))`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`device_scan_idx\`;`)
  for (const statement of NAME_SCANS) await db.run(statement)
  await db.run(sql`CREATE UNIQUE INDEX \`check_ins_scan_idx\` ON \`check_ins\` (\`scan\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`check_ins_scan_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`device_scan_idx\` ON \`check_ins\` (\`device\`,\`scan\`);`)
}
