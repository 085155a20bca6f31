import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "events_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid
  );
  
  CREATE TABLE "events_highlights_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "events_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "events_figures_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_events_v_version_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_highlights_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_events_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_figures_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "events" ADD COLUMN "venue_map_id" uuid;
  ALTER TABLE "events_locales" ADD COLUMN "venue_text" jsonb;
  ALTER TABLE "events_locales" ADD COLUMN "getting_there" jsonb;
  ALTER TABLE "_events_v" ADD COLUMN "version_venue_map_id" uuid;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_venue_text" jsonb;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_getting_there" jsonb;
  ALTER TABLE "contact" ADD COLUMN "map_id" uuid;
  ALTER TABLE "_contact_v" ADD COLUMN "version_map_id" uuid;
  ALTER TABLE "events_highlights" ADD CONSTRAINT "events_highlights_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_highlights" ADD CONSTRAINT "events_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_highlights_locales" ADD CONSTRAINT "events_highlights_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_highlights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_figures" ADD CONSTRAINT "events_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_figures_locales" ADD CONSTRAINT "events_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_highlights" ADD CONSTRAINT "_events_v_version_highlights_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_version_highlights" ADD CONSTRAINT "_events_v_version_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_highlights_locales" ADD CONSTRAINT "_events_v_version_highlights_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v_version_highlights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_figures" ADD CONSTRAINT "_events_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_figures_locales" ADD CONSTRAINT "_events_v_version_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v_version_figures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_highlights_order_idx" ON "events_highlights" USING btree ("_order");
  CREATE INDEX "events_highlights_parent_id_idx" ON "events_highlights" USING btree ("_parent_id");
  CREATE INDEX "events_highlights_image_idx" ON "events_highlights" USING btree ("image_id");
  CREATE UNIQUE INDEX "events_highlights_locales_locale_parent_id_unique" ON "events_highlights_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_figures_order_idx" ON "events_figures" USING btree ("_order");
  CREATE INDEX "events_figures_parent_id_idx" ON "events_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "events_figures_locales_locale_parent_id_unique" ON "events_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_version_highlights_order_idx" ON "_events_v_version_highlights" USING btree ("_order");
  CREATE INDEX "_events_v_version_highlights_parent_id_idx" ON "_events_v_version_highlights" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_highlights_image_idx" ON "_events_v_version_highlights" USING btree ("image_id");
  CREATE UNIQUE INDEX "_events_v_version_highlights_locales_locale_parent_id_unique" ON "_events_v_version_highlights_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_version_figures_order_idx" ON "_events_v_version_figures" USING btree ("_order");
  CREATE INDEX "_events_v_version_figures_parent_id_idx" ON "_events_v_version_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_events_v_version_figures_locales_locale_parent_id_unique" ON "_events_v_version_figures_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "events" ADD CONSTRAINT "events_venue_map_id_media_id_fk" FOREIGN KEY ("venue_map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_venue_map_id_media_id_fk" FOREIGN KEY ("version_venue_map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact" ADD CONSTRAINT "contact_map_id_media_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_v" ADD CONSTRAINT "_contact_v_version_map_id_media_id_fk" FOREIGN KEY ("version_map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "events_venue_venue_map_idx" ON "events" USING btree ("venue_map_id");
  CREATE INDEX "_events_v_version_venue_version_venue_map_idx" ON "_events_v" USING btree ("version_venue_map_id");
  CREATE INDEX "contact_map_idx" ON "contact" USING btree ("map_id");
  CREATE INDEX "_contact_v_version_version_map_idx" ON "_contact_v" USING btree ("version_map_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_highlights" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_highlights_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_figures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_highlights" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_highlights_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_figures_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "events_highlights" CASCADE;
  DROP TABLE "events_highlights_locales" CASCADE;
  DROP TABLE "events_figures" CASCADE;
  DROP TABLE "events_figures_locales" CASCADE;
  DROP TABLE "_events_v_version_highlights" CASCADE;
  DROP TABLE "_events_v_version_highlights_locales" CASCADE;
  DROP TABLE "_events_v_version_figures" CASCADE;
  DROP TABLE "_events_v_version_figures_locales" CASCADE;
  ALTER TABLE "events" DROP CONSTRAINT "events_venue_map_id_media_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT "_events_v_version_venue_map_id_media_id_fk";
  
  ALTER TABLE "contact" DROP CONSTRAINT "contact_map_id_media_id_fk";
  
  ALTER TABLE "_contact_v" DROP CONSTRAINT "_contact_v_version_map_id_media_id_fk";
  
  DROP INDEX "events_venue_venue_map_idx";
  DROP INDEX "_events_v_version_venue_version_venue_map_idx";
  DROP INDEX "contact_map_idx";
  DROP INDEX "_contact_v_version_version_map_idx";
  ALTER TABLE "events" DROP COLUMN "venue_map_id";
  ALTER TABLE "events_locales" DROP COLUMN "venue_text";
  ALTER TABLE "events_locales" DROP COLUMN "getting_there";
  ALTER TABLE "_events_v" DROP COLUMN "version_venue_map_id";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_venue_text";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_getting_there";
  ALTER TABLE "contact" DROP COLUMN "map_id";
  ALTER TABLE "_contact_v" DROP COLUMN "version_map_id";`)
}
