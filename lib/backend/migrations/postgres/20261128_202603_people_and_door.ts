import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_language" AS ENUM('en', 'ka');
  ALTER TYPE "public"."enum_users_role" ADD VALUE IF NOT EXISTS 'door' BEFORE 'desk';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'broughtBack' BEFORE 'exported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'checked' BEFORE 'exported';
  CREATE TABLE "trash" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"entity" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"email" varchar,
  	"event" varchar,
  	"by" varchar NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"purge_at" timestamp(3) with time zone,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "subscriptions" ADD COLUMN "requested" jsonb;
  ALTER TABLE "users" ADD COLUMN "name" varchar;
  ALTER TABLE "users" ADD COLUMN "language" "enum_users_language" DEFAULT 'en';
  ALTER TABLE "users" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "guest_imports" ADD COLUMN "columns" jsonb;
  ALTER TABLE "payload_jobs" ADD COLUMN "lost_workers" numeric;
  UPDATE "payload_jobs" SET "lost_workers" = floor("total_tried" / 1000), "total_tried" = "total_tried" % 1000 WHERE "total_tried" >= 1000;
  CREATE INDEX "trash_entity_idx" ON "trash" USING btree ("entity");
  CREATE INDEX "trash_document_idx" ON "trash" USING btree ("document");
  CREATE INDEX "trash_email_idx" ON "trash" USING btree ("email");
  CREATE INDEX "trash_event_idx" ON "trash" USING btree ("event");
  CREATE INDEX "trash_updated_at_idx" ON "trash" USING btree ("updated_at");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "trash" CASCADE;
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'user'::text;
  UPDATE "users" SET "role" = 'user' WHERE "role" = 'door';
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('user', 'desk', 'editor', 'admin');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'user'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('created', 'changed', 'savedDraft', 'published', 'withdrawn', 'deleted', 'exported', 'resent', 'announced', 'imported', 'importUndone', 'erased', 'secondFactorOn', 'secondFactorOff');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "subscriptions" DROP COLUMN "requested";
  ALTER TABLE "users" DROP COLUMN "name";
  ALTER TABLE "users" DROP COLUMN "language";
  ALTER TABLE "users" DROP COLUMN "invited_at";
  ALTER TABLE "guest_imports" DROP COLUMN "columns";
  ALTER TABLE "payload_jobs" DROP COLUMN "lost_workers";
  DROP TYPE "public"."enum_users_language";`)
}
