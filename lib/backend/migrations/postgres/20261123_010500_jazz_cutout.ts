import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gali_jazz" ADD COLUMN "cutout_id" uuid;
  ALTER TABLE "_gali_jazz_v" ADD COLUMN "version_cutout_id" uuid;
  ALTER TABLE "gali_jazz" ADD CONSTRAINT "gali_jazz_cutout_id_media_id_fk" FOREIGN KEY ("cutout_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gali_jazz_v" ADD CONSTRAINT "_gali_jazz_v_version_cutout_id_media_id_fk" FOREIGN KEY ("version_cutout_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "gali_jazz_cutout_idx" ON "gali_jazz" USING btree ("cutout_id");
  CREATE INDEX "_gali_jazz_v_version_version_cutout_idx" ON "_gali_jazz_v" USING btree ("version_cutout_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gali_jazz" DROP CONSTRAINT "gali_jazz_cutout_id_media_id_fk";
  ALTER TABLE "_gali_jazz_v" DROP CONSTRAINT "_gali_jazz_v_version_cutout_id_media_id_fk";
  DROP INDEX "gali_jazz_cutout_idx";
  DROP INDEX "_gali_jazz_v_version_version_cutout_idx";
  ALTER TABLE "gali_jazz" DROP COLUMN "cutout_id";
  ALTER TABLE "_gali_jazz_v" DROP COLUMN "version_cutout_id";`)
}
