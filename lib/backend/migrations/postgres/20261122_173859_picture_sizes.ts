import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "portrait_id" uuid;
  ALTER TABLE "media" ADD COLUMN "sizes_h1200_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_h1200_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_h1200_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_h1200_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_h1200_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_h1200_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_h1500_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_h1500_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_h1500_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_h1500_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_h1500_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_h1500_filename" varchar;
  ALTER TABLE "media" ADD CONSTRAINT "media_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_portrait_idx" ON "media" USING btree ("portrait_id");
  CREATE INDEX "media_sizes_h1200_sizes_h1200_filename_idx" ON "media" USING btree ("sizes_h1200_filename");
  CREATE INDEX "media_sizes_h1500_sizes_h1500_filename_idx" ON "media" USING btree ("sizes_h1500_filename");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP CONSTRAINT "media_portrait_id_media_id_fk";
  DROP INDEX "media_portrait_idx";
  DROP INDEX "media_sizes_h1200_sizes_h1200_filename_idx";
  DROP INDEX "media_sizes_h1500_sizes_h1500_filename_idx";
  ALTER TABLE "media" DROP COLUMN "portrait_id";
  ALTER TABLE "media" DROP COLUMN "sizes_h1200_url";
  ALTER TABLE "media" DROP COLUMN "sizes_h1200_width";
  ALTER TABLE "media" DROP COLUMN "sizes_h1200_height";
  ALTER TABLE "media" DROP COLUMN "sizes_h1200_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_h1200_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_h1200_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_h1500_url";
  ALTER TABLE "media" DROP COLUMN "sizes_h1500_width";
  ALTER TABLE "media" DROP COLUMN "sizes_h1500_height";
  ALTER TABLE "media" DROP COLUMN "sizes_h1500_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_h1500_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_h1500_filename";`)
}
