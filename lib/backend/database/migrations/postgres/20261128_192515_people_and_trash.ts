import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_language" AS ENUM('en', 'ka');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'broughtBack' BEFORE 'exported';
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
  
  ALTER TABLE "users" ADD COLUMN "name" varchar;
  ALTER TABLE "users" ADD COLUMN "language" "enum_users_language" DEFAULT 'en';
  ALTER TABLE "users" ADD COLUMN "invited_at" timestamp(3) with time zone;
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
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('created', 'changed', 'savedDraft', 'published', 'withdrawn', 'deleted', 'exported', 'resent', 'announced', 'imported', 'importUndone', 'erased', 'secondFactorOn', 'secondFactorOff');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "users" DROP COLUMN "name";
  ALTER TABLE "users" DROP COLUMN "language";
  ALTER TABLE "users" DROP COLUMN "invited_at";
  DROP TYPE "public"."enum_users_language";`)
}
