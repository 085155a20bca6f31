import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`requested\` text;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` ADD \`lost_workers\` numeric;`)
  // A lost worker counted as a thousand tries before.
  await db.run(sql`UPDATE \`payload_jobs\` SET \`lost_workers\` = CAST(\`total_tried\` / 1000 AS integer), \`total_tried\` = \`total_tried\` % 1000 WHERE \`total_tried\` >= 1000;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`requested\`;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` DROP COLUMN \`lost_workers\`;`)
}
