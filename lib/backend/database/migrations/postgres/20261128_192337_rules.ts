import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscriptions" ADD COLUMN "requested" jsonb;
  ALTER TABLE "payload_jobs" ADD COLUMN "lost_workers" numeric;
  UPDATE "payload_jobs" SET "lost_workers" = floor("total_tried" / 1000), "total_tried" = "total_tried" % 1000 WHERE "total_tried" >= 1000;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscriptions" DROP COLUMN "requested";
  ALTER TABLE "payload_jobs" DROP COLUMN "lost_workers";`)
}
