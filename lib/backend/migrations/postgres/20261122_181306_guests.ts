import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_guest_imports_state" AS ENUM('reading', 'ready', 'importing', 'done', 'undoing', 'undone', 'failed');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'imported' BEFORE 'erased';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'importUndone' BEFORE 'erased';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'importGuests' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'importGuests' BEFORE 'schedulePublish';
  CREATE TABLE "guest_imports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"event_id" uuid NOT NULL,
  	"file_name" varchar NOT NULL,
  	"state" "enum_guest_imports_state" DEFAULT 'reading' NOT NULL,
  	"done" numeric DEFAULT 0 NOT NULL,
  	"total" numeric DEFAULT 0 NOT NULL,
  	"problem" varchar,
  	"by" varchar,
  	"file" varchar,
  	"options" jsonb NOT NULL,
  	"guests" jsonb,
  	"rows" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "registrations" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "registrations" ADD COLUMN "import_id" varchar;
  ALTER TABLE "guest_imports" ADD CONSTRAINT "guest_imports_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "guest_imports_event_idx" ON "guest_imports" USING btree ("event_id");
  CREATE INDEX "guest_imports_updated_at_idx" ON "guest_imports" USING btree ("updated_at");
  CREATE INDEX "guest_imports_created_at_idx" ON "guest_imports" USING btree ("created_at");
  CREATE INDEX "registrations_import_id_idx" ON "registrations" USING btree ("import_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DELETE FROM "payload_jobs" WHERE "task_slug" = 'importGuests';`)
  await db.execute(sql`DELETE FROM "audit_log" WHERE "action" IN ('imported', 'importUndone');`)
  await db.execute(sql`
   ALTER TABLE "guest_imports" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "guest_imports" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('created', 'changed', 'savedDraft', 'published', 'withdrawn', 'deleted', 'exported', 'resent', 'announced', 'erased', 'secondFactorOn', 'secondFactorOff');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'announce', 'offerSeats', 'remind', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'announce', 'offerSeats', 'remind', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "registrations_import_id_idx";
  ALTER TABLE "registrations" DROP COLUMN "invited_at";
  ALTER TABLE "registrations" DROP COLUMN "import_id";
  DROP TYPE "public"."enum_guest_imports_state";`)
}
