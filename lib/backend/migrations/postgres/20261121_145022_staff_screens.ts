import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_messages_state" AS ENUM('new', 'answered', 'closed');
  CREATE TYPE "public"."enum_changes_action" AS ENUM('created', 'changed', 'savedDraft', 'published', 'withdrawn', 'deleted', 'exported', 'resent', 'erased');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('en', 'ka');
  CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_published_locale" AS ENUM('en', 'ka');
  CREATE TYPE "public"."enum_gali_jazz_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gali_jazz_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gali_jazz_v_published_locale" AS ENUM('en', 'ka');
  CREATE TYPE "public"."enum_contact_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_v_published_locale" AS ENUM('en', 'ka');
  CREATE TYPE "public"."enum_careers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_v_published_locale" AS ENUM('en', 'ka');
  CREATE TYPE "public"."enum_privacy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_v_published_locale" AS ENUM('en', 'ka');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'schedulePublish';
  CREATE TABLE "old_addresses" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"entity" varchar NOT NULL,
  	"from" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "changes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"by" varchar NOT NULL,
  	"action" "enum_changes_action" NOT NULL,
  	"entity" varchar NOT NULL,
  	"document" varchar,
  	"title" varchar,
  	"language" varchar,
  	"changed_fields" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "about_figures" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "_about_v_version_figures" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "gali_jazz_gallery" ALTER COLUMN "image_id" DROP NOT NULL;
  ALTER TABLE "_gali_jazz_v_version_gallery" ALTER COLUMN "image_id" DROP NOT NULL;
  ALTER TABLE "contact_social_links" ALTER COLUMN "account" DROP NOT NULL;
  ALTER TABLE "contact_social_links" ALTER COLUMN "link" DROP NOT NULL;
  ALTER TABLE "_contact_v_version_social_links" ALTER COLUMN "account" DROP NOT NULL;
  ALTER TABLE "_contact_v_version_social_links" ALTER COLUMN "link" DROP NOT NULL;
  ALTER TABLE "media" ADD COLUMN "alt_en" varchar;
  ALTER TABLE "media" ADD COLUMN "alt_ka" varchar;
  ALTER TABLE "registrations" ADD COLUMN "notes" varchar;
  ALTER TABLE "accelerators" ADD COLUMN "notes" varchar;
  ALTER TABLE "subscriptions" ADD COLUMN "notes" varchar;
  ALTER TABLE "messages" ADD COLUMN "state" "enum_messages_state" DEFAULT 'new' NOT NULL;
  ALTER TABLE "messages" ADD COLUMN "notes" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "old_addresses_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "changes_id" uuid;
  ALTER TABLE "home" ADD COLUMN "_status" "enum_home_status" DEFAULT 'draft';
  ALTER TABLE "_home_v" ADD COLUMN "version__status" "enum__home_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_home_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_home_v" ADD COLUMN "published_locale" "enum__home_v_published_locale";
  ALTER TABLE "_home_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "about" ADD COLUMN "_status" "enum_about_status" DEFAULT 'draft';
  ALTER TABLE "_about_v" ADD COLUMN "version__status" "enum__about_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_about_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_about_v" ADD COLUMN "published_locale" "enum__about_v_published_locale";
  ALTER TABLE "_about_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "gali_jazz" ADD COLUMN "_status" "enum_gali_jazz_status" DEFAULT 'draft';
  ALTER TABLE "_gali_jazz_v" ADD COLUMN "version__status" "enum__gali_jazz_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_gali_jazz_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_gali_jazz_v" ADD COLUMN "published_locale" "enum__gali_jazz_v_published_locale";
  ALTER TABLE "_gali_jazz_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "contact" ADD COLUMN "_status" "enum_contact_status" DEFAULT 'draft';
  ALTER TABLE "_contact_v" ADD COLUMN "version__status" "enum__contact_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_contact_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_contact_v" ADD COLUMN "published_locale" "enum__contact_v_published_locale";
  ALTER TABLE "_contact_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "careers" ADD COLUMN "_status" "enum_careers_status" DEFAULT 'draft';
  ALTER TABLE "_careers_v" ADD COLUMN "version__status" "enum__careers_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_careers_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_careers_v" ADD COLUMN "published_locale" "enum__careers_v_published_locale";
  ALTER TABLE "_careers_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "privacy" ADD COLUMN "_status" "enum_privacy_status" DEFAULT 'draft';
  ALTER TABLE "_privacy_v" ADD COLUMN "version__status" "enum__privacy_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_privacy_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_privacy_v" ADD COLUMN "published_locale" "enum__privacy_v_published_locale";
  ALTER TABLE "_privacy_v" ADD COLUMN "latest" boolean;
  CREATE INDEX "old_addresses_document_idx" ON "old_addresses" USING btree ("document");
  CREATE INDEX "old_addresses_updated_at_idx" ON "old_addresses" USING btree ("updated_at");
  CREATE INDEX "old_addresses_created_at_idx" ON "old_addresses" USING btree ("created_at");
  CREATE UNIQUE INDEX "entity_from_idx" ON "old_addresses" USING btree ("entity","from");
  CREATE INDEX "changes_by_idx" ON "changes" USING btree ("by");
  CREATE INDEX "changes_action_idx" ON "changes" USING btree ("action");
  CREATE INDEX "changes_entity_idx" ON "changes" USING btree ("entity");
  CREATE INDEX "changes_document_idx" ON "changes" USING btree ("document");
  CREATE INDEX "changes_updated_at_idx" ON "changes" USING btree ("updated_at");
  CREATE INDEX "changes_created_at_idx" ON "changes" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_old_addresses_fk" FOREIGN KEY ("old_addresses_id") REFERENCES "public"."old_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_changes_fk" FOREIGN KEY ("changes_id") REFERENCES "public"."changes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "messages_state_idx" ON "messages" USING btree ("state");
  CREATE INDEX "payload_locked_documents_rels_old_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("old_addresses_id");
  CREATE INDEX "payload_locked_documents_rels_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("changes_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
  CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
  CREATE INDEX "_about_v_snapshot_idx" ON "_about_v" USING btree ("snapshot");
  CREATE INDEX "_about_v_published_locale_idx" ON "_about_v" USING btree ("published_locale");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE INDEX "gali_jazz__status_idx" ON "gali_jazz" USING btree ("_status");
  CREATE INDEX "_gali_jazz_v_version_version__status_idx" ON "_gali_jazz_v" USING btree ("version__status");
  CREATE INDEX "_gali_jazz_v_snapshot_idx" ON "_gali_jazz_v" USING btree ("snapshot");
  CREATE INDEX "_gali_jazz_v_published_locale_idx" ON "_gali_jazz_v" USING btree ("published_locale");
  CREATE INDEX "_gali_jazz_v_latest_idx" ON "_gali_jazz_v" USING btree ("latest");
  CREATE INDEX "contact__status_idx" ON "contact" USING btree ("_status");
  CREATE INDEX "_contact_v_version_version__status_idx" ON "_contact_v" USING btree ("version__status");
  CREATE INDEX "_contact_v_snapshot_idx" ON "_contact_v" USING btree ("snapshot");
  CREATE INDEX "_contact_v_published_locale_idx" ON "_contact_v" USING btree ("published_locale");
  CREATE INDEX "_contact_v_latest_idx" ON "_contact_v" USING btree ("latest");
  CREATE INDEX "careers__status_idx" ON "careers" USING btree ("_status");
  CREATE INDEX "_careers_v_version_version__status_idx" ON "_careers_v" USING btree ("version__status");
  CREATE INDEX "_careers_v_snapshot_idx" ON "_careers_v" USING btree ("snapshot");
  CREATE INDEX "_careers_v_published_locale_idx" ON "_careers_v" USING btree ("published_locale");
  CREATE INDEX "_careers_v_latest_idx" ON "_careers_v" USING btree ("latest");
  CREATE INDEX "privacy__status_idx" ON "privacy" USING btree ("_status");
  CREATE INDEX "_privacy_v_version_version__status_idx" ON "_privacy_v" USING btree ("version__status");
  CREATE INDEX "_privacy_v_snapshot_idx" ON "_privacy_v" USING btree ("snapshot");
  CREATE INDEX "_privacy_v_published_locale_idx" ON "_privacy_v" USING btree ("published_locale");
  CREATE INDEX "_privacy_v_latest_idx" ON "_privacy_v" USING btree ("latest");
  UPDATE "media" SET "alt_en" = (SELECT "alt" FROM "media_locales" WHERE "_parent_id" = "media"."id" AND "_locale" = 'en');
  UPDATE "media" SET "alt_ka" = (SELECT "alt" FROM "media_locales" WHERE "_parent_id" = "media"."id" AND "_locale" = 'ka');
  ALTER TABLE "media_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media_locales" CASCADE;
  UPDATE "home" SET "_status" = 'published';
  UPDATE "_home_v" SET "version__status" = 'published';
  UPDATE "_home_v" SET "latest" = true WHERE "id" = (SELECT "id" FROM "_home_v" ORDER BY "updated_at" DESC LIMIT 1);
  UPDATE "about" SET "_status" = 'published';
  UPDATE "_about_v" SET "version__status" = 'published';
  UPDATE "_about_v" SET "latest" = true WHERE "id" = (SELECT "id" FROM "_about_v" ORDER BY "updated_at" DESC LIMIT 1);
  UPDATE "gali_jazz" SET "_status" = 'published';
  UPDATE "_gali_jazz_v" SET "version__status" = 'published';
  UPDATE "_gali_jazz_v" SET "latest" = true WHERE "id" = (SELECT "id" FROM "_gali_jazz_v" ORDER BY "updated_at" DESC LIMIT 1);
  UPDATE "contact" SET "_status" = 'published';
  UPDATE "_contact_v" SET "version__status" = 'published';
  UPDATE "_contact_v" SET "latest" = true WHERE "id" = (SELECT "id" FROM "_contact_v" ORDER BY "updated_at" DESC LIMIT 1);
  UPDATE "careers" SET "_status" = 'published';
  UPDATE "_careers_v" SET "version__status" = 'published';
  UPDATE "_careers_v" SET "latest" = true WHERE "id" = (SELECT "id" FROM "_careers_v" ORDER BY "updated_at" DESC LIMIT 1);
  UPDATE "privacy" SET "_status" = 'published';
  UPDATE "_privacy_v" SET "version__status" = 'published';
  UPDATE "_privacy_v" SET "latest" = true WHERE "id" = (SELECT "id" FROM "_privacy_v" ORDER BY "updated_at" DESC LIMIT 1);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "old_addresses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "old_addresses" CASCADE;
  DROP TABLE "changes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_old_addresses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_changes_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "messages_state_idx";
  DROP INDEX "payload_locked_documents_rels_old_addresses_id_idx";
  DROP INDEX "payload_locked_documents_rels_changes_id_idx";
  DROP INDEX "home__status_idx";
  DROP INDEX "_home_v_version_version__status_idx";
  DROP INDEX "_home_v_snapshot_idx";
  DROP INDEX "_home_v_published_locale_idx";
  DROP INDEX "_home_v_latest_idx";
  DROP INDEX "about__status_idx";
  DROP INDEX "_about_v_version_version__status_idx";
  DROP INDEX "_about_v_snapshot_idx";
  DROP INDEX "_about_v_published_locale_idx";
  DROP INDEX "_about_v_latest_idx";
  DROP INDEX "gali_jazz__status_idx";
  DROP INDEX "_gali_jazz_v_version_version__status_idx";
  DROP INDEX "_gali_jazz_v_snapshot_idx";
  DROP INDEX "_gali_jazz_v_published_locale_idx";
  DROP INDEX "_gali_jazz_v_latest_idx";
  DROP INDEX "contact__status_idx";
  DROP INDEX "_contact_v_version_version__status_idx";
  DROP INDEX "_contact_v_snapshot_idx";
  DROP INDEX "_contact_v_published_locale_idx";
  DROP INDEX "_contact_v_latest_idx";
  DROP INDEX "careers__status_idx";
  DROP INDEX "_careers_v_version_version__status_idx";
  DROP INDEX "_careers_v_snapshot_idx";
  DROP INDEX "_careers_v_published_locale_idx";
  DROP INDEX "_careers_v_latest_idx";
  DROP INDEX "privacy__status_idx";
  DROP INDEX "_privacy_v_version_version__status_idx";
  DROP INDEX "_privacy_v_snapshot_idx";
  DROP INDEX "_privacy_v_published_locale_idx";
  DROP INDEX "_privacy_v_latest_idx";
  ALTER TABLE "about_figures" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "_about_v_version_figures" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "gali_jazz_gallery" ALTER COLUMN "image_id" SET NOT NULL;
  ALTER TABLE "_gali_jazz_v_version_gallery" ALTER COLUMN "image_id" SET NOT NULL;
  ALTER TABLE "contact_social_links" ALTER COLUMN "account" SET NOT NULL;
  ALTER TABLE "contact_social_links" ALTER COLUMN "link" SET NOT NULL;
  ALTER TABLE "_contact_v_version_social_links" ALTER COLUMN "account" SET NOT NULL;
  ALTER TABLE "_contact_v_version_social_links" ALTER COLUMN "link" SET NOT NULL;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  ALTER TABLE "media" DROP COLUMN "alt_en";
  ALTER TABLE "media" DROP COLUMN "alt_ka";
  ALTER TABLE "registrations" DROP COLUMN "notes";
  ALTER TABLE "accelerators" DROP COLUMN "notes";
  ALTER TABLE "subscriptions" DROP COLUMN "notes";
  ALTER TABLE "messages" DROP COLUMN "state";
  ALTER TABLE "messages" DROP COLUMN "notes";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "old_addresses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "changes_id";
  ALTER TABLE "home" DROP COLUMN "_status";
  ALTER TABLE "_home_v" DROP COLUMN "version__status";
  ALTER TABLE "_home_v" DROP COLUMN "snapshot";
  ALTER TABLE "_home_v" DROP COLUMN "published_locale";
  ALTER TABLE "_home_v" DROP COLUMN "latest";
  ALTER TABLE "about" DROP COLUMN "_status";
  ALTER TABLE "_about_v" DROP COLUMN "version__status";
  ALTER TABLE "_about_v" DROP COLUMN "snapshot";
  ALTER TABLE "_about_v" DROP COLUMN "published_locale";
  ALTER TABLE "_about_v" DROP COLUMN "latest";
  ALTER TABLE "gali_jazz" DROP COLUMN "_status";
  ALTER TABLE "_gali_jazz_v" DROP COLUMN "version__status";
  ALTER TABLE "_gali_jazz_v" DROP COLUMN "snapshot";
  ALTER TABLE "_gali_jazz_v" DROP COLUMN "published_locale";
  ALTER TABLE "_gali_jazz_v" DROP COLUMN "latest";
  ALTER TABLE "contact" DROP COLUMN "_status";
  ALTER TABLE "_contact_v" DROP COLUMN "version__status";
  ALTER TABLE "_contact_v" DROP COLUMN "snapshot";
  ALTER TABLE "_contact_v" DROP COLUMN "published_locale";
  ALTER TABLE "_contact_v" DROP COLUMN "latest";
  ALTER TABLE "careers" DROP COLUMN "_status";
  ALTER TABLE "_careers_v" DROP COLUMN "version__status";
  ALTER TABLE "_careers_v" DROP COLUMN "snapshot";
  ALTER TABLE "_careers_v" DROP COLUMN "published_locale";
  ALTER TABLE "_careers_v" DROP COLUMN "latest";
  ALTER TABLE "privacy" DROP COLUMN "_status";
  ALTER TABLE "_privacy_v" DROP COLUMN "version__status";
  ALTER TABLE "_privacy_v" DROP COLUMN "snapshot";
  ALTER TABLE "_privacy_v" DROP COLUMN "published_locale";
  ALTER TABLE "_privacy_v" DROP COLUMN "latest";
  DROP TYPE "public"."enum_messages_state";
  DROP TYPE "public"."enum_changes_action";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum__home_v_published_locale";
  DROP TYPE "public"."enum_about_status";
  DROP TYPE "public"."enum__about_v_version_status";
  DROP TYPE "public"."enum__about_v_published_locale";
  DROP TYPE "public"."enum_gali_jazz_status";
  DROP TYPE "public"."enum__gali_jazz_v_version_status";
  DROP TYPE "public"."enum__gali_jazz_v_published_locale";
  DROP TYPE "public"."enum_contact_status";
  DROP TYPE "public"."enum__contact_v_version_status";
  DROP TYPE "public"."enum__contact_v_published_locale";
  DROP TYPE "public"."enum_careers_status";
  DROP TYPE "public"."enum__careers_v_version_status";
  DROP TYPE "public"."enum__careers_v_published_locale";
  DROP TYPE "public"."enum_privacy_status";
  DROP TYPE "public"."enum__privacy_v_version_status";
  DROP TYPE "public"."enum__privacy_v_published_locale";`)
}
