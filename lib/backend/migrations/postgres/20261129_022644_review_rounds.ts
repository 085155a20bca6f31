import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_accelerators_intended" AS ENUM('shortlisted', 'waitingList', 'accepted', 'declined');
  CREATE TYPE "public"."enum_review_rounds_shown_fields" AS ENUM('country', 'organization');
  CREATE TYPE "public"."enum_review_rounds_phase" AS ENUM('draft', 'reading', 'deciding', 'told');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('en', 'ka');
  CREATE TYPE "public"."enum_review_assignments_state" AS ENUM('open', 'draft', 'sent', 'conflict');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'juror' BEFORE 'desk';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'decided' BEFORE 'imported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'released' BEFORE 'imported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'unblinded' BEFORE 'imported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'admitted' BEFORE 'imported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'invitedJuror' BEFORE 'erased';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'assigned' BEFORE 'erased';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'blanked' BEFORE 'erased';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'sentBack' BEFORE 'erased';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tellDecisions' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tellDecisions' BEFORE 'schedulePublish';
  CREATE TABLE "review_rounds_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"weight" numeric DEFAULT 1 NOT NULL
  );
  
  CREATE TABLE "review_rounds_criteria_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "review_rounds_shown_fields" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_review_rounds_shown_fields",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "review_rounds" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"event_id" uuid NOT NULL,
  	"opens_at" timestamp(3) with time zone,
  	"closes_at" timestamp(3) with time zone,
  	"confirm_by" timestamp(3) with time zone,
  	"readings" numeric DEFAULT 3 NOT NULL,
  	"places" numeric,
  	"is_blind" boolean DEFAULT true,
  	"track_question" varchar,
  	"phase" "enum_review_rounds_phase" DEFAULT 'draft' NOT NULL,
  	"unblinded_at" timestamp(3) with time zone,
  	"extra_readings" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "review_rounds_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "review_rounds_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "review_rounds_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_users_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "review_assignments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"round_id" uuid,
  	"application" varchar NOT NULL,
  	"juror_id" uuid,
  	"state" "enum_review_assignments_state" DEFAULT 'open' NOT NULL,
  	"scores" jsonb,
  	"note" varchar,
  	"text" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"is_older_than_text" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "accelerators" ADD COLUMN "source" varchar;
  ALTER TABLE "accelerators" ADD COLUMN "intended" "enum_accelerators_intended";
  ALTER TABLE "accelerators" ADD COLUMN "redactions" jsonb;
  ALTER TABLE "accelerators" ADD COLUMN "correct_by" timestamp(3) with time zone;
  ALTER TABLE "accelerators" ADD COLUMN "place_rank" numeric;
  ALTER TABLE "accelerators" ADD COLUMN "participant" varchar;
  ALTER TABLE "users" ADD COLUMN "organization" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "review_rounds_id" uuid;
  ALTER TABLE "review_rounds_criteria" ADD CONSTRAINT "review_rounds_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."review_rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "review_rounds_criteria_locales" ADD CONSTRAINT "review_rounds_criteria_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."review_rounds_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "review_rounds_shown_fields" ADD CONSTRAINT "review_rounds_shown_fields_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."review_rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "review_rounds" ADD CONSTRAINT "review_rounds_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_rounds_locales" ADD CONSTRAINT "review_rounds_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."review_rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "review_rounds_texts" ADD CONSTRAINT "review_rounds_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."review_rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "review_rounds_rels" ADD CONSTRAINT "review_rounds_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."review_rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "review_rounds_rels" ADD CONSTRAINT "review_rounds_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "review_assignments" ADD CONSTRAINT "review_assignments_round_id_review_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."review_rounds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_assignments" ADD CONSTRAINT "review_assignments_juror_id_users_id_fk" FOREIGN KEY ("juror_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "review_rounds_criteria_order_idx" ON "review_rounds_criteria" USING btree ("_order");
  CREATE INDEX "review_rounds_criteria_parent_id_idx" ON "review_rounds_criteria" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "review_rounds_criteria_locales_locale_parent_id_unique" ON "review_rounds_criteria_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "review_rounds_criteria_locales_parent_idx" ON "review_rounds_criteria_locales" USING btree ("_parent_id");
  CREATE INDEX "review_rounds_shown_fields_order_idx" ON "review_rounds_shown_fields" USING btree ("order");
  CREATE INDEX "review_rounds_shown_fields_parent_idx" ON "review_rounds_shown_fields" USING btree ("parent_id");
  CREATE INDEX "review_rounds_event_idx" ON "review_rounds" USING btree ("event_id");
  CREATE INDEX "review_rounds_phase_idx" ON "review_rounds" USING btree ("phase");
  CREATE INDEX "review_rounds_updated_at_idx" ON "review_rounds" USING btree ("updated_at");
  CREATE INDEX "review_rounds_created_at_idx" ON "review_rounds" USING btree ("created_at");
  CREATE UNIQUE INDEX "review_rounds_locales_locale_parent_id_unique" ON "review_rounds_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "review_rounds_locales_parent_idx" ON "review_rounds_locales" USING btree ("_parent_id");
  CREATE INDEX "review_rounds_texts_order_parent" ON "review_rounds_texts" USING btree ("order","parent_id");
  CREATE INDEX "review_rounds_texts_locale_parent" ON "review_rounds_texts" USING btree ("locale","parent_id");
  CREATE INDEX "review_rounds_texts_parent_idx" ON "review_rounds_texts" USING btree ("parent_id");
  CREATE INDEX "review_rounds_rels_order_idx" ON "review_rounds_rels" USING btree ("order");
  CREATE INDEX "review_rounds_rels_parent_idx" ON "review_rounds_rels" USING btree ("parent_id");
  CREATE INDEX "review_rounds_rels_path_idx" ON "review_rounds_rels" USING btree ("path");
  CREATE INDEX "review_rounds_rels_users_id_idx" ON "review_rounds_rels" USING btree ("users_id");
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  CREATE INDEX "review_assignments_round_idx" ON "review_assignments" USING btree ("round_id");
  CREATE INDEX "review_assignments_application_idx" ON "review_assignments" USING btree ("application");
  CREATE INDEX "review_assignments_juror_idx" ON "review_assignments" USING btree ("juror_id");
  CREATE INDEX "review_assignments_updated_at_idx" ON "review_assignments" USING btree ("updated_at");
  CREATE INDEX "review_assignments_created_at_idx" ON "review_assignments" USING btree ("created_at");
  CREATE UNIQUE INDEX "round_application_juror_idx" ON "review_assignments" USING btree ("round_id","application","juror_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_rounds_fk" FOREIGN KEY ("review_rounds_id") REFERENCES "public"."review_rounds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_review_rounds_id_idx" ON "payload_locked_documents_rels" USING btree ("review_rounds_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "review_rounds_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_rounds_criteria_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_rounds_shown_fields" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_rounds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_rounds_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_rounds_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_rounds_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_assignments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "review_rounds_criteria" CASCADE;
  DROP TABLE "review_rounds_criteria_locales" CASCADE;
  DROP TABLE "review_rounds_shown_fields" CASCADE;
  DROP TABLE "review_rounds" CASCADE;
  DROP TABLE "review_rounds_locales" CASCADE;
  DROP TABLE "review_rounds_texts" CASCADE;
  DROP TABLE "review_rounds_rels" CASCADE;
  DROP TABLE "users_languages" CASCADE;
  DROP TABLE "review_assignments" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_review_rounds_fk";
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'user'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('user', 'door', 'desk', 'editor', 'admin');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'user'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('created', 'changed', 'savedDraft', 'published', 'withdrawn', 'deleted', 'broughtBack', 'checked', 'exported', 'resent', 'answered', 'viewed', 'announced', 'sentLetter', 'scheduledLetter', 'pausedLetter', 'resumedLetter', 'cancelledLetter', 'invitedSubscribers', 'imported', 'importUndone', 'erased', 'secondFactorOn', 'secondFactorOff');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'announce', 'offerSeats', 'remind', 'importGuests', 'inviteSubscribers', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'announce', 'offerSeats', 'remind', 'importGuests', 'inviteSubscribers', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_review_rounds_id_idx";
  ALTER TABLE "accelerators" DROP COLUMN "source";
  ALTER TABLE "accelerators" DROP COLUMN "intended";
  ALTER TABLE "accelerators" DROP COLUMN "redactions";
  ALTER TABLE "accelerators" DROP COLUMN "correct_by";
  ALTER TABLE "accelerators" DROP COLUMN "place_rank";
  ALTER TABLE "accelerators" DROP COLUMN "participant";
  ALTER TABLE "users" DROP COLUMN "organization";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "review_rounds_id";
  DROP TYPE "public"."enum_accelerators_intended";
  DROP TYPE "public"."enum_review_rounds_shown_fields";
  DROP TYPE "public"."enum_review_rounds_phase";
  DROP TYPE "public"."enum_users_languages";
  DROP TYPE "public"."enum_review_assignments_state";`)
}
