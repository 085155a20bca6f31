import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Registrations from before there were numbers all have 0: they come first, in the order of their creation. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE \`registrations\` SET \`number\` = \`numbered\`.\`number\` FROM (
    SELECT \`id\`, row_number() OVER (PARTITION BY \`event_id\` ORDER BY \`number\`, \`created_at\`, \`id\`) AS \`number\` FROM \`registrations\`
    WHERE \`event_id\` IN (SELECT \`event_id\` FROM \`registrations\` WHERE \`number\` = 0)
  ) AS \`numbered\` WHERE \`numbered\`.\`id\` = \`registrations\`.\`id\`;`)
}

export async function down(_: MigrateDownArgs): Promise<void> {}
