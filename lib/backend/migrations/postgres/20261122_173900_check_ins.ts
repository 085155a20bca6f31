import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_check_ins_result" AS ENUM('counted', 'withdrawn', 'waiting', 'unknown', 'wrongEvent');
  CREATE TABLE "check_ins" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"event_id" uuid,
  	"registration_id" uuid,
  	"device" varchar NOT NULL,
  	"scan" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"is_undo" boolean DEFAULT false NOT NULL,
  	"is_walk_in" boolean DEFAULT false NOT NULL,
  	"result" "enum_check_ins_result" NOT NULL,
  	"by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "check_ins_event_idx" ON "check_ins" USING btree ("event_id");
  CREATE INDEX "check_ins_registration_idx" ON "check_ins" USING btree ("registration_id");
  CREATE INDEX "check_ins_updated_at_idx" ON "check_ins" USING btree ("updated_at");
  CREATE INDEX "check_ins_created_at_idx" ON "check_ins" USING btree ("created_at");
  CREATE UNIQUE INDEX "device_scan_idx" ON "check_ins" USING btree ("device","scan");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "check_ins" CASCADE;
  DROP TYPE "public"."enum_check_ins_result";`)
}
