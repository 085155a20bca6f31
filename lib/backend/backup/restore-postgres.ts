import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Manifest } from './manifest'
import { runTool } from './postgres-tools'
import { openDatabase } from './site-database'

const OTHERS = "SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"

/** Takes away the tables of a site, and the types of their columns. */
const DROP = `DO $$ DECLARE found record; BEGIN
  FOR found IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP EXECUTE format('DROP TABLE public.%I CASCADE', found.tablename); END LOOP;
  FOR found IN SELECT typname FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype = 'e' LOOP EXECUTE format('DROP TYPE public.%I', found.typname); END LOOP;
END $$;`

/** Lines that newer programs write and older servers do not know, or that the target database has already. */
const LEFT_OUT = /^(SET transaction_timeout = .*|CREATE SCHEMA public;|COMMENT ON SCHEMA public .*)$/gm
/** Such lines stand before the first table, in the first bytes of a dump. */
const HEAD_BYTES = 4096

/** @throws while a server or a worker uses the database */
export async function checkPostgres(url: string): Promise<void> {
  const database = await openDatabase(url)
  try {
    const [others] = await database.rows(OTHERS)
    if (Number(others?.count) > 0) throw new Error(`Others use this database (${String(others?.count)} connections). Stop all servers and workers of the site first.`)
  } finally {
    await database.close()
  }
}

/** Fills a database from a dump in one transaction, which changes nothing unless all rows are as they were. */
export async function replacePostgres(url: string, dump: string, { tables }: Manifest): Promise<void> {
  const counts = Object.entries(tables).map(
    ([table, count]) => `DO $$ BEGIN IF (SELECT count(*) FROM public."${table}") <> ${count} THEN RAISE 'The backup is not complete: ${table}'; END IF; END $$;`,
  )
  async function* statements() {
    yield `${DROP}\n`
    for await (const head of createReadStream(dump, { end: HEAD_BYTES - 1, encoding: 'latin1' })) yield Buffer.from(String(head).replace(LEFT_OUT, ''), 'latin1')
    yield* createReadStream(dump, { start: HEAD_BYTES })
    yield `${counts.join('\n')}\n`
  }
  await runTool('psql', url, ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'], Readable.from(statements()))
}
