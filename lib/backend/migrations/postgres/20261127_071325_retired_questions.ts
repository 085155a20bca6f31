import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_questions" ADD COLUMN "is_retired" boolean DEFAULT false;
  ALTER TABLE "_events_v_version_questions" ADD COLUMN "is_retired" boolean DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_questions" DROP COLUMN "is_retired";
  ALTER TABLE "_events_v_version_questions" DROP COLUMN "is_retired";`)
}
