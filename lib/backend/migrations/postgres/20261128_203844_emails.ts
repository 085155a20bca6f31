import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_emails_state" AS ENUM('queued', 'handedOver', 'deferred', 'delivered', 'bounced', 'failed', 'complained', 'uncertain');
  CREATE TYPE "public"."enum_suppressions_reason" AS ENUM('unknownAddress', 'complaint');
  CREATE TABLE "emails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"topic" varchar,
  	"queued_at" timestamp(3) with time zone,
  	"job" varchar,
  	"claimed_by" varchar,
  	"to" varchar,
  	"to_folded" varchar,
  	"kind" varchar,
  	"subject" varchar,
  	"locale" varchar,
  	"state" "enum_emails_state" DEFAULT 'queued' NOT NULL,
  	"reason" varchar,
  	"at" timestamp(3) with time zone,
  	"message_id" varchar,
  	"relay_id" varchar,
  	"about" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "suppressions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"address_folded" varchar NOT NULL,
  	"reason" "enum_suppressions_reason" NOT NULL,
  	"email_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  -- To whom they went was not noted; a job that is at work on one goes on.
  INSERT INTO emails (id, key, topic, queued_at, job, claimed_by, state, at, updated_at, created_at)
    SELECT id, key, topic, queued_at, claimed_by, claimed_by, CAST(CASE WHEN claimed_by IS NULL THEN 'handedOver' ELSE 'queued' END AS enum_emails_state), updated_at, updated_at, created_at FROM email_deliveries;
  DROP TABLE "email_deliveries" CASCADE;
  ALTER TABLE "suppressions" ADD CONSTRAINT "suppressions_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "emails_key_idx" ON "emails" USING btree ("key");
  CREATE INDEX "emails_topic_idx" ON "emails" USING btree ("topic");
  CREATE INDEX "emails_job_idx" ON "emails" USING btree ("job");
  CREATE INDEX "emails_claimed_by_idx" ON "emails" USING btree ("claimed_by");
  CREATE INDEX "emails_to_folded_idx" ON "emails" USING btree ("to_folded");
  CREATE INDEX "emails_state_idx" ON "emails" USING btree ("state");
  CREATE INDEX "emails_message_id_idx" ON "emails" USING btree ("message_id");
  CREATE INDEX "emails_relay_id_idx" ON "emails" USING btree ("relay_id");
  CREATE INDEX "emails_about_idx" ON "emails" USING btree ("about");
  CREATE INDEX "emails_updated_at_idx" ON "emails" USING btree ("updated_at");
  CREATE INDEX "emails_created_at_idx" ON "emails" USING btree ("created_at");
  CREATE UNIQUE INDEX "suppressions_address_folded_idx" ON "suppressions" USING btree ("address_folded");
  CREATE INDEX "suppressions_email_idx" ON "suppressions" USING btree ("email_id");
  CREATE INDEX "suppressions_updated_at_idx" ON "suppressions" USING btree ("updated_at");
  CREATE INDEX "suppressions_created_at_idx" ON "suppressions" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "email_deliveries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"topic" varchar,
  	"queued_at" timestamp(3) with time zone,
  	"claimed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP TABLE "emails" CASCADE;
  DROP TABLE "suppressions" CASCADE;
  CREATE UNIQUE INDEX "email_deliveries_key_idx" ON "email_deliveries" USING btree ("key");
  CREATE INDEX "email_deliveries_topic_idx" ON "email_deliveries" USING btree ("topic");
  CREATE INDEX "email_deliveries_claimed_by_idx" ON "email_deliveries" USING btree ("claimed_by");
  CREATE INDEX "email_deliveries_updated_at_idx" ON "email_deliveries" USING btree ("updated_at");
  CREATE INDEX "email_deliveries_created_at_idx" ON "email_deliveries" USING btree ("created_at");
  DROP TYPE "public"."enum_emails_state";
  DROP TYPE "public"."enum_suppressions_reason";`)
}
