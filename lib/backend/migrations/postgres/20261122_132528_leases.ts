import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'offerSeats' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'offerSeats' BEFORE 'schedulePublish';
  ALTER TABLE "email_deliveries" ADD COLUMN "claimed_by" varchar;
  ALTER TABLE "payload_jobs" ADD COLUMN "lease_owner" varchar;
  ALTER TABLE "payload_jobs" ADD COLUMN "lease_until" timestamp(3) with time zone;
  CREATE INDEX "email_deliveries_claimed_by_idx" ON "email_deliveries" USING btree ("claimed_by");
  CREATE INDEX "payload_jobs_lease_owner_idx" ON "payload_jobs" USING btree ("lease_owner");
  CREATE INDEX "queue_createdAt_idx" ON "payload_jobs" USING btree ("queue","created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DELETE FROM "payload_jobs" WHERE "task_slug" = 'offerSeats';`)
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'announce', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'announce', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "email_deliveries_claimed_by_idx";
  DROP INDEX "payload_jobs_lease_owner_idx";
  DROP INDEX "queue_createdAt_idx";
  ALTER TABLE "email_deliveries" DROP COLUMN "claimed_by";
  ALTER TABLE "payload_jobs" DROP COLUMN "lease_owner";
  ALTER TABLE "payload_jobs" DROP COLUMN "lease_until";`)
}
