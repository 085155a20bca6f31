import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "email_deliveries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"topic" varchar,
  	"queued_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "events" ADD COLUMN "decisions_at" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_decisions_at" timestamp(3) with time zone;
  ALTER TABLE "registrations" ADD COLUMN "resent_at" jsonb;
  ALTER TABLE "registrations" ADD COLUMN "emailed_facts" jsonb;
  CREATE UNIQUE INDEX "email_deliveries_key_idx" ON "email_deliveries" USING btree ("key");
  CREATE INDEX "email_deliveries_topic_idx" ON "email_deliveries" USING btree ("topic");
  CREATE INDEX "email_deliveries_updated_at_idx" ON "email_deliveries" USING btree ("updated_at");
  CREATE INDEX "email_deliveries_created_at_idx" ON "email_deliveries" USING btree ("created_at");`)
  // How far announcements have come is needed only while they run.
  await db.execute(sql`DELETE FROM "payload_kv" WHERE "key" LIKE 'announcement-%' AND NOT EXISTS (SELECT 1 FROM "payload_jobs" WHERE "task_slug" = 'announce');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "email_deliveries" CASCADE;
  ALTER TABLE "events" DROP COLUMN "decisions_at";
  ALTER TABLE "_events_v" DROP COLUMN "version_decisions_at";
  ALTER TABLE "registrations" DROP COLUMN "resent_at";
  ALTER TABLE "registrations" DROP COLUMN "emailed_facts";`)
}
