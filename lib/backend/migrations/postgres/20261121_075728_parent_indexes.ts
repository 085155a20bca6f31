import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "events_highlights_locales_parent_idx" ON "events_highlights_locales" USING btree ("_parent_id");
  CREATE INDEX "events_figures_locales_parent_idx" ON "events_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "events_locales_parent_idx" ON "events_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_highlights_locales_parent_idx" ON "_events_v_version_highlights_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_figures_locales_parent_idx" ON "_events_v_version_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_locales_parent_idx" ON "_events_v_locales" USING btree ("_parent_id");
  CREATE INDEX "partners_locales_parent_idx" ON "partners_locales" USING btree ("_parent_id");
  CREATE INDEX "_partners_v_locales_parent_idx" ON "_partners_v_locales" USING btree ("_parent_id");
  CREATE INDEX "faqs_locales_parent_idx" ON "faqs_locales" USING btree ("_parent_id");
  CREATE INDEX "_faqs_v_locales_parent_idx" ON "_faqs_v_locales" USING btree ("_parent_id");
  CREATE INDEX "speakers_locales_parent_idx" ON "speakers_locales" USING btree ("_parent_id");
  CREATE INDEX "_speakers_v_locales_parent_idx" ON "_speakers_v_locales" USING btree ("_parent_id");
  CREATE INDEX "participants_locales_parent_idx" ON "participants_locales" USING btree ("_parent_id");
  CREATE INDEX "_participants_v_locales_parent_idx" ON "_participants_v_locales" USING btree ("_parent_id");
  CREATE INDEX "team_members_locales_parent_idx" ON "team_members_locales" USING btree ("_parent_id");
  CREATE INDEX "_team_members_v_locales_parent_idx" ON "_team_members_v_locales" USING btree ("_parent_id");
  CREATE INDEX "session_days_locales_parent_idx" ON "session_days_locales" USING btree ("_parent_id");
  CREATE INDEX "_session_days_v_locales_parent_idx" ON "_session_days_v_locales" USING btree ("_parent_id");
  CREATE INDEX "sessions_locales_parent_idx" ON "sessions_locales" USING btree ("_parent_id");
  CREATE INDEX "_sessions_v_locales_parent_idx" ON "_sessions_v_locales" USING btree ("_parent_id");
  CREATE INDEX "lineups_locales_parent_idx" ON "lineups_locales" USING btree ("_parent_id");
  CREATE INDEX "_lineups_v_locales_parent_idx" ON "_lineups_v_locales" USING btree ("_parent_id");
  CREATE INDEX "articles_locales_parent_idx" ON "articles_locales" USING btree ("_parent_id");
  CREATE INDEX "articles_texts_parent_idx" ON "articles_texts" USING btree ("parent_id");
  CREATE INDEX "_articles_v_locales_parent_idx" ON "_articles_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_texts_parent_idx" ON "_articles_v_texts" USING btree ("parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "about_statements_locales_parent_idx" ON "about_statements_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_statements_v_locales_parent_idx" ON "_about_statements_v_locales" USING btree ("_parent_id");
  CREATE INDEX "testimonials_locales_parent_idx" ON "testimonials_locales" USING btree ("_parent_id");
  CREATE INDEX "_testimonials_v_locales_parent_idx" ON "_testimonials_v_locales" USING btree ("_parent_id");
  CREATE INDEX "home_how_it_works_steps_locales_parent_idx" ON "home_how_it_works_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "home_locales_parent_idx" ON "home_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_how_it_works_steps_locales_parent_idx" ON "_home_v_version_how_it_works_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_locales_parent_idx" ON "_home_v_locales" USING btree ("_parent_id");
  CREATE INDEX "about_figures_locales_parent_idx" ON "about_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "about_locales_parent_idx" ON "about_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_figures_locales_parent_idx" ON "_about_v_version_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_v_locales_parent_idx" ON "_about_v_locales" USING btree ("_parent_id");
  CREATE INDEX "gali_jazz_gallery_locales_parent_idx" ON "gali_jazz_gallery_locales" USING btree ("_parent_id");
  CREATE INDEX "gali_jazz_locales_parent_idx" ON "gali_jazz_locales" USING btree ("_parent_id");
  CREATE INDEX "_gali_jazz_v_version_gallery_locales_parent_idx" ON "_gali_jazz_v_version_gallery_locales" USING btree ("_parent_id");
  CREATE INDEX "_gali_jazz_v_locales_parent_idx" ON "_gali_jazz_v_locales" USING btree ("_parent_id");
  CREATE INDEX "contact_locales_parent_idx" ON "contact_locales" USING btree ("_parent_id");
  CREATE INDEX "_contact_v_locales_parent_idx" ON "_contact_v_locales" USING btree ("_parent_id");
  CREATE INDEX "careers_locales_parent_idx" ON "careers_locales" USING btree ("_parent_id");
  CREATE INDEX "_careers_v_locales_parent_idx" ON "_careers_v_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "events_highlights_locales_parent_idx";
  DROP INDEX "events_figures_locales_parent_idx";
  DROP INDEX "events_locales_parent_idx";
  DROP INDEX "_events_v_version_highlights_locales_parent_idx";
  DROP INDEX "_events_v_version_figures_locales_parent_idx";
  DROP INDEX "_events_v_locales_parent_idx";
  DROP INDEX "partners_locales_parent_idx";
  DROP INDEX "_partners_v_locales_parent_idx";
  DROP INDEX "faqs_locales_parent_idx";
  DROP INDEX "_faqs_v_locales_parent_idx";
  DROP INDEX "speakers_locales_parent_idx";
  DROP INDEX "_speakers_v_locales_parent_idx";
  DROP INDEX "participants_locales_parent_idx";
  DROP INDEX "_participants_v_locales_parent_idx";
  DROP INDEX "team_members_locales_parent_idx";
  DROP INDEX "_team_members_v_locales_parent_idx";
  DROP INDEX "session_days_locales_parent_idx";
  DROP INDEX "_session_days_v_locales_parent_idx";
  DROP INDEX "sessions_locales_parent_idx";
  DROP INDEX "_sessions_v_locales_parent_idx";
  DROP INDEX "lineups_locales_parent_idx";
  DROP INDEX "_lineups_v_locales_parent_idx";
  DROP INDEX "articles_locales_parent_idx";
  DROP INDEX "articles_texts_parent_idx";
  DROP INDEX "_articles_v_locales_parent_idx";
  DROP INDEX "_articles_v_texts_parent_idx";
  DROP INDEX "media_locales_parent_idx";
  DROP INDEX "about_statements_locales_parent_idx";
  DROP INDEX "_about_statements_v_locales_parent_idx";
  DROP INDEX "testimonials_locales_parent_idx";
  DROP INDEX "_testimonials_v_locales_parent_idx";
  DROP INDEX "home_how_it_works_steps_locales_parent_idx";
  DROP INDEX "home_locales_parent_idx";
  DROP INDEX "_home_v_version_how_it_works_steps_locales_parent_idx";
  DROP INDEX "_home_v_locales_parent_idx";
  DROP INDEX "about_figures_locales_parent_idx";
  DROP INDEX "about_locales_parent_idx";
  DROP INDEX "_about_v_version_figures_locales_parent_idx";
  DROP INDEX "_about_v_locales_parent_idx";
  DROP INDEX "gali_jazz_gallery_locales_parent_idx";
  DROP INDEX "gali_jazz_locales_parent_idx";
  DROP INDEX "_gali_jazz_v_version_gallery_locales_parent_idx";
  DROP INDEX "_gali_jazz_v_locales_parent_idx";
  DROP INDEX "contact_locales_parent_idx";
  DROP INDEX "_contact_v_locales_parent_idx";
  DROP INDEX "careers_locales_parent_idx";
  DROP INDEX "_careers_v_locales_parent_idx";`)
}
