import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_questions_accepts" AS ENUM('pdf', 'picture', 'pdfOrPicture');
  CREATE TYPE "public"."enum__events_v_version_questions_accepts" AS ENUM('pdf', 'picture', 'pdfOrPicture');
  CREATE TYPE "public"."enum_newsletters_audience_language" AS ENUM('en', 'ka');
  CREATE TYPE "public"."enum_newsletters_state" AS ENUM('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled');
  CREATE TYPE "public"."enum__newsletters_v_version_audience_language" AS ENUM('en', 'ka');
  CREATE TYPE "public"."enum__newsletters_v_version_state" AS ENUM('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled');
  CREATE TYPE "public"."enum_accelerators_comes" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_accelerators_told_state" AS ENUM('received', 'shortlisted', 'waitingList', 'accepted', 'declined', 'withdrawn');
  CREATE TYPE "public"."enum_application_drafts_locale" AS ENUM('en', 'ka');
  ALTER TYPE "public"."enum_events_questions_kind" ADD VALUE 'file';
  ALTER TYPE "public"."enum__events_v_version_questions_kind" ADD VALUE 'file';
  ALTER TYPE "public"."enum_accelerators_state" ADD VALUE 'waitingList' BEFORE 'accepted';
  ALTER TYPE "public"."enum_accelerators_state" ADD VALUE 'withdrawn';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'sentLetter' BEFORE 'imported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'scheduledLetter' BEFORE 'imported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'pausedLetter' BEFORE 'imported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'resumedLetter' BEFORE 'imported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'cancelledLetter' BEFORE 'imported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'invitedSubscribers' BEFORE 'imported';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'inviteSubscribers' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'inviteSubscribers' BEFORE 'schedulePublish';
  CREATE TABLE "newsletters" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"identifier" varchar NOT NULL,
  	"audience_language" "enum_newsletters_audience_language",
  	"audience_country" varchar,
  	"audience_subscribed_since" timestamp(3) with time zone,
  	"audience_event_id" uuid,
  	"audience_is_registered" boolean,
  	"is_listed" boolean DEFAULT true,
  	"state" "enum_newsletters_state" DEFAULT 'draft' NOT NULL,
  	"send_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"frozen_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletters_locales" (
  	"subject" varchar NOT NULL,
  	"preheader" varchar,
  	"body" jsonb,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_newsletters_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_identifier" varchar NOT NULL,
  	"version_audience_language" "enum__newsletters_v_version_audience_language",
  	"version_audience_country" varchar,
  	"version_audience_subscribed_since" timestamp(3) with time zone,
  	"version_audience_event_id" uuid,
  	"version_audience_is_registered" boolean,
  	"version_is_listed" boolean DEFAULT true,
  	"version_state" "enum__newsletters_v_version_state" DEFAULT 'draft' NOT NULL,
  	"version_send_at" timestamp(3) with time zone,
  	"version_sent_at" timestamp(3) with time zone,
  	"version_frozen_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_newsletters_v_locales" (
  	"version_subject" varchar NOT NULL,
  	"version_preheader" varchar,
  	"version_body" jsonb,
  	"version_search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "newsletter_recipients" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"newsletter_id" uuid,
  	"subscription_id" uuid,
  	"address_folded" varchar,
  	"locale" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"outcome" varchar,
  	"email_id" uuid,
  	"lease_owner" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"wait_until" timestamp(3) with time zone,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"left_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "application_files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"event" varchar NOT NULL,
  	"question" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"application" varchar,
  	"draft" varchar,
  	"is_doomed" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "application_drafts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"event" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"locale" "enum_application_drafts_locale" DEFAULT 'en' NOT NULL,
  	"fields" jsonb NOT NULL,
  	"answers" jsonb NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"saved_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "events_questions" ADD COLUMN "accepts" "enum_events_questions_accepts" DEFAULT 'pdf';
  ALTER TABLE "events_questions" ADD COLUMN "max_megabytes" numeric DEFAULT 10;
  ALTER TABLE "events_questions" ADD COLUMN "is_identifying" boolean DEFAULT false;
  ALTER TABLE "events_locales" ADD COLUMN "wording_application_waiting_subject" varchar;
  ALTER TABLE "events_locales" ADD COLUMN "wording_application_waiting_heading" varchar;
  ALTER TABLE "events_locales" ADD COLUMN "wording_application_waiting_text" varchar;
  ALTER TABLE "_events_v_version_questions" ADD COLUMN "accepts" "enum__events_v_version_questions_accepts" DEFAULT 'pdf';
  ALTER TABLE "_events_v_version_questions" ADD COLUMN "max_megabytes" numeric DEFAULT 10;
  ALTER TABLE "_events_v_version_questions" ADD COLUMN "is_identifying" boolean DEFAULT false;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_wording_application_waiting_subject" varchar;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_wording_application_waiting_heading" varchar;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_wording_application_waiting_text" varchar;
  ALTER TABLE "accelerators" ADD COLUMN "text_for_applicant" varchar;
  ALTER TABLE "accelerators" ADD COLUMN "confirm_by" timestamp(3) with time zone;
  ALTER TABLE "accelerators" ADD COLUMN "comes" "enum_accelerators_comes";
  ALTER TABLE "accelerators" ADD COLUMN "told_state" "enum_accelerators_told_state" DEFAULT 'received' NOT NULL;
  ALTER TABLE "accelerators" ADD COLUMN "told_text" varchar;
  ALTER TABLE "accelerators" ADD COLUMN "link_version" numeric;
  ALTER TABLE "accelerators" ADD COLUMN "resent_at" jsonb;
  ALTER TABLE "users" ADD COLUMN "can_send" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletters_id" uuid;
  ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_audience_event_id_events_id_fk" FOREIGN KEY ("audience_event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters_locales" ADD CONSTRAINT "newsletters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletters_v" ADD CONSTRAINT "_newsletters_v_parent_id_newsletters_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletters_v" ADD CONSTRAINT "_newsletters_v_version_audience_event_id_events_id_fk" FOREIGN KEY ("version_audience_event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletters_v_locales" ADD CONSTRAINT "_newsletters_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "newsletters_identifier_idx" ON "newsletters" USING btree ("identifier");
  CREATE INDEX "newsletters_audience_audience_event_idx" ON "newsletters" USING btree ("audience_event_id");
  CREATE INDEX "newsletters_state_idx" ON "newsletters" USING btree ("state");
  CREATE INDEX "newsletters_sent_at_idx" ON "newsletters" USING btree ("sent_at");
  CREATE INDEX "newsletters_updated_at_idx" ON "newsletters" USING btree ("updated_at");
  CREATE INDEX "newsletters_created_at_idx" ON "newsletters" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletters_locales_locale_parent_id_unique" ON "newsletters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletters_locales_parent_idx" ON "newsletters_locales" USING btree ("_parent_id");
  CREATE INDEX "_newsletters_v_parent_idx" ON "_newsletters_v" USING btree ("parent_id");
  CREATE INDEX "_newsletters_v_version_version_identifier_idx" ON "_newsletters_v" USING btree ("version_identifier");
  CREATE INDEX "_newsletters_v_version_audience_version_audience_event_idx" ON "_newsletters_v" USING btree ("version_audience_event_id");
  CREATE INDEX "_newsletters_v_version_version_state_idx" ON "_newsletters_v" USING btree ("version_state");
  CREATE INDEX "_newsletters_v_version_version_sent_at_idx" ON "_newsletters_v" USING btree ("version_sent_at");
  CREATE INDEX "_newsletters_v_version_version_updated_at_idx" ON "_newsletters_v" USING btree ("version_updated_at");
  CREATE INDEX "_newsletters_v_version_version_created_at_idx" ON "_newsletters_v" USING btree ("version_created_at");
  CREATE INDEX "_newsletters_v_created_at_idx" ON "_newsletters_v" USING btree ("created_at");
  CREATE INDEX "_newsletters_v_updated_at_idx" ON "_newsletters_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_newsletters_v_locales_locale_parent_id_unique" ON "_newsletters_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_newsletters_v_locales_parent_idx" ON "_newsletters_v_locales" USING btree ("_parent_id");
  CREATE INDEX "newsletter_recipients_newsletter_idx" ON "newsletter_recipients" USING btree ("newsletter_id");
  CREATE INDEX "newsletter_recipients_subscription_idx" ON "newsletter_recipients" USING btree ("subscription_id");
  CREATE INDEX "newsletter_recipients_address_folded_idx" ON "newsletter_recipients" USING btree ("address_folded");
  CREATE INDEX "newsletter_recipients_email_idx" ON "newsletter_recipients" USING btree ("email_id");
  CREATE INDEX "newsletter_recipients_lease_owner_idx" ON "newsletter_recipients" USING btree ("lease_owner");
  CREATE INDEX "newsletter_recipients_updated_at_idx" ON "newsletter_recipients" USING btree ("updated_at");
  CREATE INDEX "newsletter_recipients_created_at_idx" ON "newsletter_recipients" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletter_subscription_idx" ON "newsletter_recipients" USING btree ("newsletter_id","subscription_id");
  CREATE INDEX "newsletter_state_waitUntil_idx" ON "newsletter_recipients" USING btree ("newsletter_id","state","wait_until");
  CREATE INDEX "application_files_application_idx" ON "application_files" USING btree ("application");
  CREATE INDEX "application_files_draft_idx" ON "application_files" USING btree ("draft");
  CREATE INDEX "application_files_is_doomed_idx" ON "application_files" USING btree ("is_doomed");
  CREATE INDEX "application_files_updated_at_idx" ON "application_files" USING btree ("updated_at");
  CREATE INDEX "application_files_created_at_idx" ON "application_files" USING btree ("created_at");
  CREATE INDEX "application_drafts_event_idx" ON "application_drafts" USING btree ("event");
  CREATE INDEX "application_drafts_email_idx" ON "application_drafts" USING btree ("email");
  CREATE INDEX "application_drafts_saved_at_idx" ON "application_drafts" USING btree ("saved_at");
  CREATE INDEX "application_drafts_updated_at_idx" ON "application_drafts" USING btree ("updated_at");
  CREATE INDEX "application_drafts_created_at_idx" ON "application_drafts" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletters_fk" FOREIGN KEY ("newsletters_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_newsletters_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletters_id");
  UPDATE "accelerators" SET "told_state" = "state"::text::"enum_accelerators_told_state";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletters_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletters_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_drafts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletters" CASCADE;
  DROP TABLE "newsletters_locales" CASCADE;
  DROP TABLE "_newsletters_v" CASCADE;
  DROP TABLE "_newsletters_v_locales" CASCADE;
  DROP TABLE "newsletter_recipients" CASCADE;
  DROP TABLE "application_files" CASCADE;
  DROP TABLE "application_drafts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletters_fk";
  
  ALTER TABLE "events_questions" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "events_questions" ALTER COLUMN "kind" SET DEFAULT 'text'::text;
  DROP TYPE "public"."enum_events_questions_kind";
  CREATE TYPE "public"."enum_events_questions_kind" AS ENUM('text', 'longText', 'choice', 'several', 'yesNo');
  ALTER TABLE "events_questions" ALTER COLUMN "kind" SET DEFAULT 'text'::"public"."enum_events_questions_kind";
  ALTER TABLE "events_questions" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_events_questions_kind" USING "kind"::"public"."enum_events_questions_kind";
  ALTER TABLE "_events_v_version_questions" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "_events_v_version_questions" ALTER COLUMN "kind" SET DEFAULT 'text'::text;
  DROP TYPE "public"."enum__events_v_version_questions_kind";
  CREATE TYPE "public"."enum__events_v_version_questions_kind" AS ENUM('text', 'longText', 'choice', 'several', 'yesNo');
  ALTER TABLE "_events_v_version_questions" ALTER COLUMN "kind" SET DEFAULT 'text'::"public"."enum__events_v_version_questions_kind";
  ALTER TABLE "_events_v_version_questions" ALTER COLUMN "kind" SET DATA TYPE "public"."enum__events_v_version_questions_kind" USING "kind"::"public"."enum__events_v_version_questions_kind";
  ALTER TABLE "accelerators" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "accelerators" ALTER COLUMN "state" SET DEFAULT 'received'::text;
  DROP TYPE "public"."enum_accelerators_state";
  CREATE TYPE "public"."enum_accelerators_state" AS ENUM('received', 'shortlisted', 'accepted', 'declined');
  ALTER TABLE "accelerators" ALTER COLUMN "state" SET DEFAULT 'received'::"public"."enum_accelerators_state";
  ALTER TABLE "accelerators" ALTER COLUMN "state" SET DATA TYPE "public"."enum_accelerators_state" USING "state"::"public"."enum_accelerators_state";
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('created', 'changed', 'savedDraft', 'published', 'withdrawn', 'deleted', 'broughtBack', 'checked', 'exported', 'resent', 'answered', 'viewed', 'announced', 'imported', 'importUndone', 'erased', 'secondFactorOn', 'secondFactorOff');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'announce', 'offerSeats', 'remind', 'importGuests', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'announce', 'offerSeats', 'remind', 'importGuests', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_newsletters_id_idx";
  ALTER TABLE "events_questions" DROP COLUMN "accepts";
  ALTER TABLE "events_questions" DROP COLUMN "max_megabytes";
  ALTER TABLE "events_questions" DROP COLUMN "is_identifying";
  ALTER TABLE "events_locales" DROP COLUMN "wording_application_waiting_subject";
  ALTER TABLE "events_locales" DROP COLUMN "wording_application_waiting_heading";
  ALTER TABLE "events_locales" DROP COLUMN "wording_application_waiting_text";
  ALTER TABLE "_events_v_version_questions" DROP COLUMN "accepts";
  ALTER TABLE "_events_v_version_questions" DROP COLUMN "max_megabytes";
  ALTER TABLE "_events_v_version_questions" DROP COLUMN "is_identifying";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_wording_application_waiting_subject";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_wording_application_waiting_heading";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_wording_application_waiting_text";
  ALTER TABLE "accelerators" DROP COLUMN "text_for_applicant";
  ALTER TABLE "accelerators" DROP COLUMN "confirm_by";
  ALTER TABLE "accelerators" DROP COLUMN "comes";
  ALTER TABLE "accelerators" DROP COLUMN "told_state";
  ALTER TABLE "accelerators" DROP COLUMN "told_text";
  ALTER TABLE "accelerators" DROP COLUMN "link_version";
  ALTER TABLE "accelerators" DROP COLUMN "resent_at";
  ALTER TABLE "users" DROP COLUMN "can_send";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletters_id";
  DROP TYPE "public"."enum_events_questions_accepts";
  DROP TYPE "public"."enum__events_v_version_questions_accepts";
  DROP TYPE "public"."enum_newsletters_audience_language";
  DROP TYPE "public"."enum_newsletters_state";
  DROP TYPE "public"."enum__newsletters_v_version_audience_language";
  DROP TYPE "public"."enum__newsletters_v_version_state";
  DROP TYPE "public"."enum_accelerators_comes";
  DROP TYPE "public"."enum_accelerators_told_state";
  DROP TYPE "public"."enum_application_drafts_locale";`)
}
