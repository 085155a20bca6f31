import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_messages_state" ADD VALUE 'spam';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'answered' BEFORE 'announced';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'viewed' BEFORE 'announced';
  ALTER TABLE "messages" ADD COLUMN "answers" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "messages" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "messages" ALTER COLUMN "state" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_messages_state";
  CREATE TYPE "public"."enum_messages_state" AS ENUM('new', 'answered', 'closed');
  ALTER TABLE "messages" ALTER COLUMN "state" SET DEFAULT 'new'::"public"."enum_messages_state";
  ALTER TABLE "messages" ALTER COLUMN "state" SET DATA TYPE "public"."enum_messages_state" USING "state"::"public"."enum_messages_state";
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('created', 'changed', 'savedDraft', 'published', 'withdrawn', 'deleted', 'broughtBack', 'checked', 'exported', 'resent', 'announced', 'imported', 'importUndone', 'erased', 'secondFactorOn', 'secondFactorOff');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "messages" DROP COLUMN "answers";`)
}
