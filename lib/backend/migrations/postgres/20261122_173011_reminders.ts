import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'remind' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'remind' BEFORE 'schedulePublish';
  ALTER TABLE "events" ADD COLUMN "reminders_week_is_on" boolean DEFAULT true;
  ALTER TABLE "events" ADD COLUMN "reminders_day_is_on" boolean DEFAULT true;
  ALTER TABLE "events" ADD COLUMN "reminders_morning_is_on" boolean DEFAULT true;
  ALTER TABLE "events" ADD COLUMN "reminders_thanks_is_on" boolean DEFAULT true;
  ALTER TABLE "events_locales" ADD COLUMN "reminders_week_words" varchar;
  ALTER TABLE "events_locales" ADD COLUMN "reminders_day_words" varchar;
  ALTER TABLE "events_locales" ADD COLUMN "reminders_morning_words" varchar;
  ALTER TABLE "events_locales" ADD COLUMN "reminders_thanks_words" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_reminders_week_is_on" boolean DEFAULT true;
  ALTER TABLE "_events_v" ADD COLUMN "version_reminders_day_is_on" boolean DEFAULT true;
  ALTER TABLE "_events_v" ADD COLUMN "version_reminders_morning_is_on" boolean DEFAULT true;
  ALTER TABLE "_events_v" ADD COLUMN "version_reminders_thanks_is_on" boolean DEFAULT true;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_reminders_week_words" varchar;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_reminders_day_words" varchar;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_reminders_morning_words" varchar;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_reminders_thanks_words" varchar;
  ALTER TABLE "registrations" ADD COLUMN "no_reminders" boolean DEFAULT false;`)
  // Whoever registered for an event before this was not told that reminders would come; staff switch them on.
  await db.execute(sql`UPDATE "events" SET "reminders_week_is_on" = false, "reminders_day_is_on" = false, "reminders_morning_is_on" = false, "reminders_thanks_is_on" = false;`)
  await db.execute(sql`UPDATE "_events_v" SET "version_reminders_week_is_on" = false, "version_reminders_day_is_on" = false, "version_reminders_morning_is_on" = false, "version_reminders_thanks_is_on" = false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DELETE FROM "payload_jobs" WHERE "task_slug" = 'remind';`)
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'announce', 'offerSeats', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'announce', 'offerSeats', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "events" DROP COLUMN "reminders_week_is_on";
  ALTER TABLE "events" DROP COLUMN "reminders_day_is_on";
  ALTER TABLE "events" DROP COLUMN "reminders_morning_is_on";
  ALTER TABLE "events" DROP COLUMN "reminders_thanks_is_on";
  ALTER TABLE "events_locales" DROP COLUMN "reminders_week_words";
  ALTER TABLE "events_locales" DROP COLUMN "reminders_day_words";
  ALTER TABLE "events_locales" DROP COLUMN "reminders_morning_words";
  ALTER TABLE "events_locales" DROP COLUMN "reminders_thanks_words";
  ALTER TABLE "_events_v" DROP COLUMN "version_reminders_week_is_on";
  ALTER TABLE "_events_v" DROP COLUMN "version_reminders_day_is_on";
  ALTER TABLE "_events_v" DROP COLUMN "version_reminders_morning_is_on";
  ALTER TABLE "_events_v" DROP COLUMN "version_reminders_thanks_is_on";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_reminders_week_words";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_reminders_day_words";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_reminders_morning_words";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_reminders_thanks_words";
  ALTER TABLE "registrations" DROP COLUMN "no_reminders";`)
}
