import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`email_deliveries\` ADD \`claimed_by\` text;`)
  await db.run(sql`CREATE INDEX \`email_deliveries_claimed_by_idx\` ON \`email_deliveries\` (\`claimed_by\`);`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` ADD \`lease_owner\` text;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` ADD \`lease_until\` text;`)
  await db.run(sql`CREATE INDEX \`payload_jobs_lease_owner_idx\` ON \`payload_jobs\` (\`lease_owner\`);`)
  await db.run(sql`CREATE INDEX \`queue_createdAt_idx\` ON \`payload_jobs\` (\`queue\`,\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`email_deliveries_claimed_by_idx\`;`)
  await db.run(sql`ALTER TABLE \`email_deliveries\` DROP COLUMN \`claimed_by\`;`)
  await db.run(sql`DROP INDEX \`payload_jobs_lease_owner_idx\`;`)
  await db.run(sql`DROP INDEX \`queue_createdAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` DROP COLUMN \`lease_owner\`;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` DROP COLUMN \`lease_until\`;`)
}
