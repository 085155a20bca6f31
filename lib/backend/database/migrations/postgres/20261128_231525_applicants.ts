import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_questions_accepts" AS ENUM('pdf', 'picture', 'pdfOrPicture');
  CREATE TYPE "public"."enum__events_v_version_questions_accepts" AS ENUM('pdf', 'picture', 'pdfOrPicture');
  CREATE TYPE "public"."enum_accelerators_comes" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_accelerators_told_state" AS ENUM('received', 'shortlisted', 'waitingList', 'accepted', 'declined', 'withdrawn');
  CREATE TYPE "public"."enum_application_drafts_locale" AS ENUM('en', 'ka');
  ALTER TYPE "public"."enum_events_questions_kind" ADD VALUE 'file';
  ALTER TYPE "public"."enum__events_v_version_questions_kind" ADD VALUE 'file';
  ALTER TYPE "public"."enum_accelerators_state" ADD VALUE 'waitingList' BEFORE 'accepted';
  ALTER TYPE "public"."enum_accelerators_state" ADD VALUE 'withdrawn';
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
  UPDATE "accelerators" SET "told_state" = "state"::text::"enum_accelerators_told_state";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "application_files" CASCADE;
  DROP TABLE "application_drafts" CASCADE;
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
  DROP TYPE "public"."enum_events_questions_accepts";
  DROP TYPE "public"."enum__events_v_version_questions_accepts";
  DROP TYPE "public"."enum_accelerators_comes";
  DROP TYPE "public"."enum_accelerators_told_state";
  DROP TYPE "public"."enum_application_drafts_locale";`)
}
