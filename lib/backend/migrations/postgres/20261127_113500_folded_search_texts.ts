import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { foldForSearch } from '@/lib/site/search/search-fold'
import { renewSearchTexts } from '../search-texts/postgres'

/** Search texts hold one kind of apostrophe, and nothing that nobody sees. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await renewSearchTexts(db, (stored) => foldForSearch(stored) !== stored)
}

export async function down(_: MigrateDownArgs): Promise<void> {}
