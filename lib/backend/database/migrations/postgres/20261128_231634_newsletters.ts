import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletters_audience_language" AS ENUM('en', 'ka');
  CREATE TYPE "public"."enum_newsletters_state" AS ENUM('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled');
  CREATE TYPE "public"."enum__newsletters_v_version_audience_language" AS ENUM('en', 'ka');
  CREATE TYPE "public"."enum__newsletters_v_version_state" AS ENUM('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled');
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletters_fk" FOREIGN KEY ("newsletters_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_newsletters_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletters_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletters_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletters_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_recipients" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletters" CASCADE;
  DROP TABLE "newsletters_locales" CASCADE;
  DROP TABLE "_newsletters_v" CASCADE;
  DROP TABLE "_newsletters_v_locales" CASCADE;
  DROP TABLE "newsletter_recipients" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletters_fk";
  
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
  ALTER TABLE "users" DROP COLUMN "can_send";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletters_id";
  DROP TYPE "public"."enum_newsletters_audience_language";
  DROP TYPE "public"."enum_newsletters_state";
  DROP TYPE "public"."enum__newsletters_v_version_audience_language";
  DROP TYPE "public"."enum__newsletters_v_version_state";`)
}
