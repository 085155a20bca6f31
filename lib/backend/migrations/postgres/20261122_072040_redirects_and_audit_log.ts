import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Renames only, so that every row stays: `old_addresses` to `redirects`, `changes` to `audit_log`, and `words` in the
// input of queued announcements to `message`.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TYPE "public"."enum_changes_action" RENAME TO "enum_audit_log_action";
  ALTER TABLE "old_addresses" RENAME TO "redirects";
  ALTER INDEX "old_addresses_pkey" RENAME TO "redirects_pkey";
  ALTER INDEX "old_addresses_document_idx" RENAME TO "redirects_document_idx";
  ALTER INDEX "old_addresses_updated_at_idx" RENAME TO "redirects_updated_at_idx";
  ALTER INDEX "old_addresses_created_at_idx" RENAME TO "redirects_created_at_idx";
  ALTER TABLE "payload_locked_documents_rels" RENAME COLUMN "old_addresses_id" TO "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" RENAME CONSTRAINT "payload_locked_documents_rels_old_addresses_fk" TO "payload_locked_documents_rels_redirects_fk";
  ALTER INDEX "payload_locked_documents_rels_old_addresses_id_idx" RENAME TO "payload_locked_documents_rels_redirects_id_idx";
  UPDATE "payload_preferences" SET "key" = 'collection-redirects' WHERE "key" = 'collection-old-addresses';
  ALTER TABLE "changes" RENAME TO "audit_log";
  ALTER INDEX "changes_pkey" RENAME TO "audit_log_pkey";
  ALTER INDEX "changes_by_idx" RENAME TO "audit_log_by_idx";
  ALTER INDEX "changes_action_idx" RENAME TO "audit_log_action_idx";
  ALTER INDEX "changes_entity_idx" RENAME TO "audit_log_entity_idx";
  ALTER INDEX "changes_document_idx" RENAME TO "audit_log_document_idx";
  ALTER INDEX "changes_updated_at_idx" RENAME TO "audit_log_updated_at_idx";
  ALTER INDEX "changes_created_at_idx" RENAME TO "audit_log_created_at_idx";
  ALTER TABLE "payload_locked_documents_rels" RENAME COLUMN "changes_id" TO "audit_log_id";
  ALTER TABLE "payload_locked_documents_rels" RENAME CONSTRAINT "payload_locked_documents_rels_changes_fk" TO "payload_locked_documents_rels_audit_log_fk";
  ALTER INDEX "payload_locked_documents_rels_changes_id_idx" RENAME TO "payload_locked_documents_rels_audit_log_id_idx";
  UPDATE "payload_preferences" SET "key" = 'collection-audit-log' WHERE "key" = 'collection-changes';
  UPDATE "payload_jobs" SET "input" = jsonb_set("input" #- '{announcement,words}', '{announcement,message}', "input" #> '{announcement,words}') WHERE "task_slug" = 'announce' AND jsonb_typeof("input" #> '{announcement,words}') = 'object';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TYPE "public"."enum_audit_log_action" RENAME TO "enum_changes_action";
  ALTER TABLE "redirects" RENAME TO "old_addresses";
  ALTER INDEX "redirects_pkey" RENAME TO "old_addresses_pkey";
  ALTER INDEX "redirects_document_idx" RENAME TO "old_addresses_document_idx";
  ALTER INDEX "redirects_updated_at_idx" RENAME TO "old_addresses_updated_at_idx";
  ALTER INDEX "redirects_created_at_idx" RENAME TO "old_addresses_created_at_idx";
  ALTER TABLE "payload_locked_documents_rels" RENAME COLUMN "redirects_id" TO "old_addresses_id";
  ALTER TABLE "payload_locked_documents_rels" RENAME CONSTRAINT "payload_locked_documents_rels_redirects_fk" TO "payload_locked_documents_rels_old_addresses_fk";
  ALTER INDEX "payload_locked_documents_rels_redirects_id_idx" RENAME TO "payload_locked_documents_rels_old_addresses_id_idx";
  UPDATE "payload_preferences" SET "key" = 'collection-old-addresses' WHERE "key" = 'collection-redirects';
  ALTER TABLE "audit_log" RENAME TO "changes";
  ALTER INDEX "audit_log_pkey" RENAME TO "changes_pkey";
  ALTER INDEX "audit_log_by_idx" RENAME TO "changes_by_idx";
  ALTER INDEX "audit_log_action_idx" RENAME TO "changes_action_idx";
  ALTER INDEX "audit_log_entity_idx" RENAME TO "changes_entity_idx";
  ALTER INDEX "audit_log_document_idx" RENAME TO "changes_document_idx";
  ALTER INDEX "audit_log_updated_at_idx" RENAME TO "changes_updated_at_idx";
  ALTER INDEX "audit_log_created_at_idx" RENAME TO "changes_created_at_idx";
  ALTER TABLE "payload_locked_documents_rels" RENAME COLUMN "audit_log_id" TO "changes_id";
  ALTER TABLE "payload_locked_documents_rels" RENAME CONSTRAINT "payload_locked_documents_rels_audit_log_fk" TO "payload_locked_documents_rels_changes_fk";
  ALTER INDEX "payload_locked_documents_rels_audit_log_id_idx" RENAME TO "payload_locked_documents_rels_changes_id_idx";
  UPDATE "payload_preferences" SET "key" = 'collection-changes' WHERE "key" = 'collection-audit-log';
  UPDATE "payload_jobs" SET "input" = jsonb_set("input" #- '{announcement,message}', '{announcement,words}', "input" #> '{announcement,message}') WHERE "task_slug" = 'announce' AND jsonb_typeof("input" #> '{announcement,message}') = 'object';
  `)
}
