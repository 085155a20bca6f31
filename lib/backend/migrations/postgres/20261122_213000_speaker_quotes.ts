import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "speakers_locales" ADD COLUMN "quote" varchar;
  ALTER TABLE "_speakers_v_locales" ADD COLUMN "version_quote" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "speakers_locales" DROP COLUMN "quote";
  ALTER TABLE "_speakers_v_locales" DROP COLUMN "version_quote";`)
}
