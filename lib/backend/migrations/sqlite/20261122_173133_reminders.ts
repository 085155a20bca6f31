import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events\` ADD \`reminders_week_is_on\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`reminders_day_is_on\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`reminders_morning_is_on\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`reminders_thanks_is_on\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`events_locales\` ADD \`reminders_week_words\` text;`)
  await db.run(sql`ALTER TABLE \`events_locales\` ADD \`reminders_day_words\` text;`)
  await db.run(sql`ALTER TABLE \`events_locales\` ADD \`reminders_morning_words\` text;`)
  await db.run(sql`ALTER TABLE \`events_locales\` ADD \`reminders_thanks_words\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_reminders_week_is_on\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_reminders_day_is_on\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_reminders_morning_is_on\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_reminders_thanks_is_on\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` ADD \`version_reminders_week_words\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` ADD \`version_reminders_day_words\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` ADD \`version_reminders_morning_words\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` ADD \`version_reminders_thanks_words\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`no_reminders\` integer DEFAULT false;`)
  // Whoever registered for an event before this was not told that reminders would come; staff switch them on.
  await db.run(sql`UPDATE \`events\` SET \`reminders_week_is_on\` = false, \`reminders_day_is_on\` = false, \`reminders_morning_is_on\` = false, \`reminders_thanks_is_on\` = false;`)
  await db.run(sql`UPDATE \`_events_v\` SET \`version_reminders_week_is_on\` = false, \`version_reminders_day_is_on\` = false, \`version_reminders_morning_is_on\` = false, \`version_reminders_thanks_is_on\` = false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`reminders_week_is_on\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`reminders_day_is_on\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`reminders_morning_is_on\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`reminders_thanks_is_on\`;`)
  await db.run(sql`ALTER TABLE \`events_locales\` DROP COLUMN \`reminders_week_words\`;`)
  await db.run(sql`ALTER TABLE \`events_locales\` DROP COLUMN \`reminders_day_words\`;`)
  await db.run(sql`ALTER TABLE \`events_locales\` DROP COLUMN \`reminders_morning_words\`;`)
  await db.run(sql`ALTER TABLE \`events_locales\` DROP COLUMN \`reminders_thanks_words\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_reminders_week_is_on\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_reminders_day_is_on\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_reminders_morning_is_on\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_reminders_thanks_is_on\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` DROP COLUMN \`version_reminders_week_words\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` DROP COLUMN \`version_reminders_day_words\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` DROP COLUMN \`version_reminders_morning_words\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` DROP COLUMN \`version_reminders_thanks_words\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`no_reminders\`;`)
}
