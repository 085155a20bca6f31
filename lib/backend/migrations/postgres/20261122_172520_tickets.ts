import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Registrations with a seat get their tickets in the order of arrival; the forms of events go on asking what they asked. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_registration_fields_phone" AS ENUM('off', 'optional', 'required');
  CREATE TYPE "public"."enum_events_registration_fields_country" AS ENUM('off', 'optional', 'required');
  CREATE TYPE "public"."enum_events_registration_fields_organization" AS ENUM('off', 'optional', 'required');
  CREATE TYPE "public"."enum_events_registration_fields_position" AS ENUM('off', 'optional', 'required');
  CREATE TYPE "public"."enum__events_v_version_registration_fields_phone" AS ENUM('off', 'optional', 'required');
  CREATE TYPE "public"."enum__events_v_version_registration_fields_country" AS ENUM('off', 'optional', 'required');
  CREATE TYPE "public"."enum__events_v_version_registration_fields_organization" AS ENUM('off', 'optional', 'required');
  CREATE TYPE "public"."enum__events_v_version_registration_fields_position" AS ENUM('off', 'optional', 'required');
  CREATE TYPE "public"."enum_registrations_kind" AS ENUM('guest', 'speaker', 'partner', 'staff');
  DROP INDEX "event_email_idx";
  DROP INDEX "event_email_1_idx";
  ALTER TABLE "events" ADD COLUMN "registration_fields_phone" "enum_events_registration_fields_phone" DEFAULT 'off';
  ALTER TABLE "events" ADD COLUMN "registration_fields_country" "enum_events_registration_fields_country" DEFAULT 'off';
  ALTER TABLE "events" ADD COLUMN "registration_fields_organization" "enum_events_registration_fields_organization" DEFAULT 'off';
  ALTER TABLE "events" ADD COLUMN "registration_fields_position" "enum_events_registration_fields_position" DEFAULT 'off';
  ALTER TABLE "events" ADD COLUMN "companions_limit" numeric DEFAULT 0;
  ALTER TABLE "_events_v" ADD COLUMN "version_registration_fields_phone" "enum__events_v_version_registration_fields_phone" DEFAULT 'off';
  ALTER TABLE "_events_v" ADD COLUMN "version_registration_fields_country" "enum__events_v_version_registration_fields_country" DEFAULT 'off';
  ALTER TABLE "_events_v" ADD COLUMN "version_registration_fields_organization" "enum__events_v_version_registration_fields_organization" DEFAULT 'off';
  ALTER TABLE "_events_v" ADD COLUMN "version_registration_fields_position" "enum__events_v_version_registration_fields_position" DEFAULT 'off';
  ALTER TABLE "_events_v" ADD COLUMN "version_companions_limit" numeric DEFAULT 0;
  ALTER TABLE "registrations" ADD COLUMN "kind" "enum_registrations_kind" DEFAULT 'guest' NOT NULL;
  ALTER TABLE "registrations" ADD COLUMN "ticket_number" numeric;
  ALTER TABLE "registrations" ADD COLUMN "ticket_code" varchar;
  ALTER TABLE "registrations" ADD COLUMN "ticket_version" numeric;
  ALTER TABLE "registrations" ADD COLUMN "companion" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "registrations" ADD COLUMN "note" varchar;
  ALTER TABLE "registrations" ADD COLUMN "checked_in_at" timestamp(3) with time zone;
  ALTER TABLE "registrations" ADD COLUMN "checked_in_by" varchar;
  UPDATE "registrations" SET "ticket_number" = "numbered"."number", "ticket_version" = 1, "ticket_code" = "numbered"."code" FROM (
    SELECT "id", row_number() OVER (PARTITION BY "event_id" ORDER BY "number", "id") AS "number",
      (SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::int, 1), '') FROM generate_series(1, 8) WHERE "registrations"."id" IS NOT NULL) AS "code"
    FROM "registrations" WHERE "state" = 'confirmed'
  ) AS "numbered" WHERE "numbered"."id" = "registrations"."id";
  UPDATE "events" SET "registration_fields_phone" = 'required', "registration_fields_country" = 'required', "registration_fields_organization" = 'optional', "registration_fields_position" = 'optional';
  UPDATE "_events_v" SET "version_registration_fields_phone" = 'required', "version_registration_fields_country" = 'required', "version_registration_fields_organization" = 'optional', "version_registration_fields_position" = 'optional';
  CREATE UNIQUE INDEX "registrations_ticket_code_idx" ON "registrations" USING btree ("ticket_code");
  CREATE UNIQUE INDEX "event_email_companion_idx" ON "registrations" USING btree ("event_id","email","companion");
  CREATE UNIQUE INDEX "event_ticketNumber_idx" ON "registrations" USING btree ("event_id","ticket_number");
  CREATE UNIQUE INDEX "event_email_idx" ON "accelerators" USING btree ("event_id","email");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "registrations" WHERE "companion" > 0;
  DROP INDEX "registrations_ticket_code_idx";
  DROP INDEX "event_email_companion_idx";
  DROP INDEX "event_ticketNumber_idx";
  DROP INDEX "event_email_idx";
  CREATE UNIQUE INDEX "event_email_idx" ON "registrations" USING btree ("event_id","email");
  CREATE UNIQUE INDEX "event_email_1_idx" ON "accelerators" USING btree ("event_id","email");
  ALTER TABLE "events" DROP COLUMN "registration_fields_phone";
  ALTER TABLE "events" DROP COLUMN "registration_fields_country";
  ALTER TABLE "events" DROP COLUMN "registration_fields_organization";
  ALTER TABLE "events" DROP COLUMN "registration_fields_position";
  ALTER TABLE "events" DROP COLUMN "companions_limit";
  ALTER TABLE "_events_v" DROP COLUMN "version_registration_fields_phone";
  ALTER TABLE "_events_v" DROP COLUMN "version_registration_fields_country";
  ALTER TABLE "_events_v" DROP COLUMN "version_registration_fields_organization";
  ALTER TABLE "_events_v" DROP COLUMN "version_registration_fields_position";
  ALTER TABLE "_events_v" DROP COLUMN "version_companions_limit";
  ALTER TABLE "registrations" DROP COLUMN "kind";
  ALTER TABLE "registrations" DROP COLUMN "ticket_number";
  ALTER TABLE "registrations" DROP COLUMN "ticket_code";
  ALTER TABLE "registrations" DROP COLUMN "ticket_version";
  ALTER TABLE "registrations" DROP COLUMN "companion";
  ALTER TABLE "registrations" DROP COLUMN "note";
  ALTER TABLE "registrations" DROP COLUMN "checked_in_at";
  ALTER TABLE "registrations" DROP COLUMN "checked_in_by";
  DROP TYPE "public"."enum_events_registration_fields_phone";
  DROP TYPE "public"."enum_events_registration_fields_country";
  DROP TYPE "public"."enum_events_registration_fields_organization";
  DROP TYPE "public"."enum_events_registration_fields_position";
  DROP TYPE "public"."enum__events_v_version_registration_fields_phone";
  DROP TYPE "public"."enum__events_v_version_registration_fields_country";
  DROP TYPE "public"."enum__events_v_version_registration_fields_organization";
  DROP TYPE "public"."enum__events_v_version_registration_fields_position";
  DROP TYPE "public"."enum_registrations_kind";`)
}
