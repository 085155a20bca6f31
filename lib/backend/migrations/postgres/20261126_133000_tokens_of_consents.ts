import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const TABLES = ['registrations', 'accelerators', 'subscriptions', 'messages']
const OPENED = ['form', 'registration', 'subscription', 'reset-password']

/** Pages of what visitors agreed on: a link that opens something becomes what logs call it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of TABLES) {
    for (const page of OPENED) {
      await db.execute(sql`UPDATE ${sql.identifier(table)} SET consent_where = ${`/${page}/[token]`} WHERE consent_where LIKE ${`/${page}/%`}`)
    }
  }
}

export async function down(): Promise<void> {}
