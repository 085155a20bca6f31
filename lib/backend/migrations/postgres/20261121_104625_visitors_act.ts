import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_questions_form" AS ENUM('registration', 'application');
  CREATE TYPE "public"."enum_events_questions_kind" AS ENUM('text', 'longText', 'choice', 'several', 'yesNo');
  CREATE TYPE "public"."enum__events_v_version_questions_form" AS ENUM('registration', 'application');
  CREATE TYPE "public"."enum__events_v_version_questions_kind" AS ENUM('text', 'longText', 'choice', 'several', 'yesNo');
  CREATE TYPE "public"."enum_registrations_locale" AS ENUM('en', 'ka');
  CREATE TYPE "public"."enum_registrations_state" AS ENUM('confirmed', 'waiting', 'offered', 'withdrawn');
  CREATE TYPE "public"."enum_accelerators_locale" AS ENUM('en', 'ka');
  CREATE TYPE "public"."enum_accelerators_state" AS ENUM('received', 'shortlisted', 'accepted', 'declined');
  CREATE TYPE "public"."enum_subscriptions_locale" AS ENUM('en', 'ka');
  CREATE TYPE "public"."enum_subscriptions_state" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_messages_locale" AS ENUM('en', 'ka');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail');
  CREATE TABLE "events_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "events_questions_options_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "events_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"form" "enum_events_questions_form" DEFAULT 'registration',
  	"kind" "enum_events_questions_kind" DEFAULT 'text',
  	"is_required" boolean DEFAULT false,
  	"key" varchar
  );
  
  CREATE TABLE "events_questions_locales" (
  	"label" varchar,
  	"help" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_events_v_version_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_questions_options_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_events_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"form" "enum__events_v_version_questions_form" DEFAULT 'registration',
  	"kind" "enum__events_v_version_questions_kind" DEFAULT 'text',
  	"is_required" boolean DEFAULT false,
  	"key" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_questions_locales" (
  	"label" varchar,
  	"help" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "privacy" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "privacy_locales" (
  	"title" varchar,
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_privacy_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_privacy_v_locales" (
  	"version_title" varchar,
  	"version_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "events" ADD COLUMN "registration_opens_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "registration_closes_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "apply_opens_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "apply_closes_at" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_registration_opens_at" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_registration_closes_at" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_apply_opens_at" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_apply_closes_at" timestamp(3) with time zone;
  ALTER TABLE "registrations" ADD COLUMN "locale" "enum_registrations_locale" DEFAULT 'en' NOT NULL;
  ALTER TABLE "registrations" ADD COLUMN "state" "enum_registrations_state" DEFAULT 'confirmed' NOT NULL;
  ALTER TABLE "registrations" ADD COLUMN "number" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "registrations" ADD COLUMN "offer_ends_at" timestamp(3) with time zone;
  ALTER TABLE "registrations" ADD COLUMN "sequence" numeric DEFAULT 0;
  ALTER TABLE "registrations" ADD COLUMN "consent_text_version" varchar;
  ALTER TABLE "registrations" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "registrations" ADD COLUMN "consent_where" varchar;
  ALTER TABLE "registrations" ADD COLUMN "consent_locale" varchar;
  ALTER TABLE "accelerators" ADD COLUMN "answers" jsonb;
  ALTER TABLE "accelerators" ADD COLUMN "locale" "enum_accelerators_locale" DEFAULT 'en' NOT NULL;
  ALTER TABLE "accelerators" ADD COLUMN "state" "enum_accelerators_state" DEFAULT 'received' NOT NULL;
  ALTER TABLE "accelerators" ADD COLUMN "consent_text_version" varchar;
  ALTER TABLE "accelerators" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "accelerators" ADD COLUMN "consent_where" varchar;
  ALTER TABLE "accelerators" ADD COLUMN "consent_locale" varchar;
  ALTER TABLE "subscriptions" ADD COLUMN "locale" "enum_subscriptions_locale" DEFAULT 'en' NOT NULL;
  ALTER TABLE "subscriptions" ADD COLUMN "state" "enum_subscriptions_state" DEFAULT 'pending' NOT NULL;
  ALTER TABLE "subscriptions" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "subscriptions" ADD COLUMN "consent_text_version" varchar;
  ALTER TABLE "subscriptions" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "subscriptions" ADD COLUMN "consent_where" varchar;
  ALTER TABLE "subscriptions" ADD COLUMN "consent_locale" varchar;
  ALTER TABLE "messages" ADD COLUMN "locale" "enum_messages_locale" DEFAULT 'en' NOT NULL;
  ALTER TABLE "messages" ADD COLUMN "consent_text_version" varchar;
  ALTER TABLE "messages" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "consent_where" varchar;
  ALTER TABLE "messages" ADD COLUMN "consent_locale" varchar;
  ALTER TABLE "events_questions_options" ADD CONSTRAINT "events_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_questions_options_locales" ADD CONSTRAINT "events_questions_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_questions_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_questions" ADD CONSTRAINT "events_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_questions_locales" ADD CONSTRAINT "events_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_questions_options" ADD CONSTRAINT "_events_v_version_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_questions_options_locales" ADD CONSTRAINT "_events_v_version_questions_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v_version_questions_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_questions" ADD CONSTRAINT "_events_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_questions_locales" ADD CONSTRAINT "_events_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_locales" ADD CONSTRAINT "privacy_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_v_locales" ADD CONSTRAINT "_privacy_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_questions_options_order_idx" ON "events_questions_options" USING btree ("_order");
  CREATE INDEX "events_questions_options_parent_id_idx" ON "events_questions_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "events_questions_options_locales_locale_parent_id_unique" ON "events_questions_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_questions_options_locales_parent_idx" ON "events_questions_options_locales" USING btree ("_parent_id");
  CREATE INDEX "events_questions_order_idx" ON "events_questions" USING btree ("_order");
  CREATE INDEX "events_questions_parent_id_idx" ON "events_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "events_questions_locales_locale_parent_id_unique" ON "events_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_questions_locales_parent_idx" ON "events_questions_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_questions_options_order_idx" ON "_events_v_version_questions_options" USING btree ("_order");
  CREATE INDEX "_events_v_version_questions_options_parent_id_idx" ON "_events_v_version_questions_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_events_v_version_questions_options_locales_locale_parent_id" ON "_events_v_version_questions_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_version_questions_options_locales_parent_idx" ON "_events_v_version_questions_options_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_questions_order_idx" ON "_events_v_version_questions" USING btree ("_order");
  CREATE INDEX "_events_v_version_questions_parent_id_idx" ON "_events_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_events_v_version_questions_locales_locale_parent_id_unique" ON "_events_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_version_questions_locales_parent_idx" ON "_events_v_version_questions_locales" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE UNIQUE INDEX "privacy_locales_locale_parent_id_unique" ON "privacy_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "privacy_locales_parent_idx" ON "privacy_locales" USING btree ("_parent_id");
  CREATE INDEX "_privacy_v_created_at_idx" ON "_privacy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_v_updated_at_idx" ON "_privacy_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_privacy_v_locales_locale_parent_id_unique" ON "_privacy_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_privacy_v_locales_parent_idx" ON "_privacy_v_locales" USING btree ("_parent_id");
  CREATE INDEX "registrations_state_idx" ON "registrations" USING btree ("state");
  CREATE INDEX "registrations_number_idx" ON "registrations" USING btree ("number");
  CREATE INDEX "accelerators_state_idx" ON "accelerators" USING btree ("state");
  CREATE INDEX "subscriptions_state_idx" ON "subscriptions" USING btree ("state");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_questions_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_questions_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_questions_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_questions_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_privacy_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_privacy_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "events_questions_options" CASCADE;
  DROP TABLE "events_questions_options_locales" CASCADE;
  DROP TABLE "events_questions" CASCADE;
  DROP TABLE "events_questions_locales" CASCADE;
  DROP TABLE "_events_v_version_questions_options" CASCADE;
  DROP TABLE "_events_v_version_questions_options_locales" CASCADE;
  DROP TABLE "_events_v_version_questions" CASCADE;
  DROP TABLE "_events_v_version_questions_locales" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "privacy" CASCADE;
  DROP TABLE "privacy_locales" CASCADE;
  DROP TABLE "_privacy_v" CASCADE;
  DROP TABLE "_privacy_v_locales" CASCADE;
  DROP INDEX "registrations_state_idx";
  DROP INDEX "registrations_number_idx";
  DROP INDEX "accelerators_state_idx";
  DROP INDEX "subscriptions_state_idx";
  ALTER TABLE "events" DROP COLUMN "registration_opens_at";
  ALTER TABLE "events" DROP COLUMN "registration_closes_at";
  ALTER TABLE "events" DROP COLUMN "apply_opens_at";
  ALTER TABLE "events" DROP COLUMN "apply_closes_at";
  ALTER TABLE "_events_v" DROP COLUMN "version_registration_opens_at";
  ALTER TABLE "_events_v" DROP COLUMN "version_registration_closes_at";
  ALTER TABLE "_events_v" DROP COLUMN "version_apply_opens_at";
  ALTER TABLE "_events_v" DROP COLUMN "version_apply_closes_at";
  ALTER TABLE "registrations" DROP COLUMN "locale";
  ALTER TABLE "registrations" DROP COLUMN "state";
  ALTER TABLE "registrations" DROP COLUMN "number";
  ALTER TABLE "registrations" DROP COLUMN "offer_ends_at";
  ALTER TABLE "registrations" DROP COLUMN "sequence";
  ALTER TABLE "registrations" DROP COLUMN "consent_text_version";
  ALTER TABLE "registrations" DROP COLUMN "consent_at";
  ALTER TABLE "registrations" DROP COLUMN "consent_where";
  ALTER TABLE "registrations" DROP COLUMN "consent_locale";
  ALTER TABLE "accelerators" DROP COLUMN "answers";
  ALTER TABLE "accelerators" DROP COLUMN "locale";
  ALTER TABLE "accelerators" DROP COLUMN "state";
  ALTER TABLE "accelerators" DROP COLUMN "consent_text_version";
  ALTER TABLE "accelerators" DROP COLUMN "consent_at";
  ALTER TABLE "accelerators" DROP COLUMN "consent_where";
  ALTER TABLE "accelerators" DROP COLUMN "consent_locale";
  ALTER TABLE "subscriptions" DROP COLUMN "locale";
  ALTER TABLE "subscriptions" DROP COLUMN "state";
  ALTER TABLE "subscriptions" DROP COLUMN "confirmed_at";
  ALTER TABLE "subscriptions" DROP COLUMN "consent_text_version";
  ALTER TABLE "subscriptions" DROP COLUMN "consent_at";
  ALTER TABLE "subscriptions" DROP COLUMN "consent_where";
  ALTER TABLE "subscriptions" DROP COLUMN "consent_locale";
  ALTER TABLE "messages" DROP COLUMN "locale";
  ALTER TABLE "messages" DROP COLUMN "consent_text_version";
  ALTER TABLE "messages" DROP COLUMN "consent_at";
  ALTER TABLE "messages" DROP COLUMN "consent_where";
  ALTER TABLE "messages" DROP COLUMN "consent_locale";
  DROP TYPE "public"."enum_events_questions_form";
  DROP TYPE "public"."enum_events_questions_kind";
  DROP TYPE "public"."enum__events_v_version_questions_form";
  DROP TYPE "public"."enum__events_v_version_questions_kind";
  DROP TYPE "public"."enum_registrations_locale";
  DROP TYPE "public"."enum_registrations_state";
  DROP TYPE "public"."enum_accelerators_locale";
  DROP TYPE "public"."enum_accelerators_state";
  DROP TYPE "public"."enum_subscriptions_locale";
  DROP TYPE "public"."enum_subscriptions_state";
  DROP TYPE "public"."enum_messages_locale";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
