import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_locales" ADD COLUMN "doors" varchar;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_doors" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_locales" DROP COLUMN "doors";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_doors";`)
}
