import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-sqlite'
import { renewSearchTexts } from '../search-texts/sqlite'

/** Search texts hold words without their marks, so that they are found by their beginnings. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await renewSearchTexts(db)
}

export async function down(_: MigrateDownArgs): Promise<void> {}
