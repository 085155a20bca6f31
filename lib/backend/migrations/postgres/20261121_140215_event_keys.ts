import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "participants" ADD COLUMN "event_keys" varchar;
  ALTER TABLE "_participants_v" ADD COLUMN "version_event_keys" varchar;`)
  await fillIn(db)
}

/** Repeats what is there already; from now on it is filled in whenever somebody is saved. */
async function fillIn(db: MigrateUpArgs['db']): Promise<void> {
  for (const [table, column, path] of [['participants', 'event_keys', 'events'], ['_participants_v', 'version_event_keys', 'version.events']]) {
    const keys = `SELECT string_agg(events_id::text, ' ') FROM ${table}_rels WHERE parent_id = ${table}.id AND path = '${path}'`
    await db.execute(sql.raw(`UPDATE ${table} SET ${column} = coalesce((${keys}), '')`))
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "participants" DROP COLUMN "event_keys";
  ALTER TABLE "_participants_v" DROP COLUMN "version_event_keys";`)
}
