import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

const randomCharacter = () => sql`substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1)`

/** Registrations with a seat get their tickets in the order of arrival; the forms of events go on asking what they asked. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`event_email_idx\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`kind\` text DEFAULT 'guest' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`ticket_number\` numeric;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`ticket_code\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`ticket_version\` numeric;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`companion\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`note\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`checked_in_at\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`checked_in_by\` text;`)
  await db.run(sql`UPDATE \`registrations\` SET \`ticket_number\` = \`numbered\`.\`number\`, \`ticket_version\` = 1, \`ticket_code\` = ${sql.join(Array.from({ length: 8 }, randomCharacter), sql` || `)} FROM (
    SELECT \`id\`, row_number() OVER (PARTITION BY \`event_id\` ORDER BY \`number\`, \`id\`) AS \`number\` FROM \`registrations\` WHERE \`state\` = 'confirmed'
  ) AS \`numbered\` WHERE \`numbered\`.\`id\` = \`registrations\`.\`id\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`registrations_ticket_code_idx\` ON \`registrations\` (\`ticket_code\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_email_companion_idx\` ON \`registrations\` (\`event_id\`,\`email\`,\`companion\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_ticketNumber_idx\` ON \`registrations\` (\`event_id\`,\`ticket_number\`);`)
  await db.run(sql`DROP INDEX \`event_email_1_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_email_idx\` ON \`accelerators\` (\`event_id\`,\`email\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`registration_fields_phone\` text DEFAULT 'off';`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`registration_fields_country\` text DEFAULT 'off';`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`registration_fields_organization\` text DEFAULT 'off';`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`registration_fields_position\` text DEFAULT 'off';`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`companions_limit\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_registration_fields_phone\` text DEFAULT 'off';`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_registration_fields_country\` text DEFAULT 'off';`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_registration_fields_organization\` text DEFAULT 'off';`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_registration_fields_position\` text DEFAULT 'off';`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_companions_limit\` numeric DEFAULT 0;`)
  await db.run(sql`UPDATE \`events\` SET \`registration_fields_phone\` = 'required', \`registration_fields_country\` = 'required', \`registration_fields_organization\` = 'optional', \`registration_fields_position\` = 'optional';`)
  await db.run(sql`UPDATE \`_events_v\` SET \`version_registration_fields_phone\` = 'required', \`version_registration_fields_country\` = 'required', \`version_registration_fields_organization\` = 'optional', \`version_registration_fields_position\` = 'optional';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DELETE FROM \`registrations\` WHERE \`companion\` > 0;`)
  await db.run(sql`DROP INDEX \`registrations_ticket_code_idx\`;`)
  await db.run(sql`DROP INDEX \`event_email_companion_idx\`;`)
  await db.run(sql`DROP INDEX \`event_ticketNumber_idx\`;`)
  await db.run(sql`DROP INDEX \`event_email_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_email_idx\` ON \`registrations\` (\`event_id\`,\`email\`);`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`ticket_number\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`ticket_code\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`ticket_version\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`companion\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`checked_in_at\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`checked_in_by\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_email_1_idx\` ON \`accelerators\` (\`event_id\`,\`email\`);`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`registration_fields_phone\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`registration_fields_country\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`registration_fields_organization\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`registration_fields_position\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`companions_limit\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_registration_fields_phone\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_registration_fields_country\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_registration_fields_organization\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_registration_fields_position\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_companions_limit\`;`)
}
