import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`portrait_id\` text(36) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_h1200_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_h1200_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_h1200_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_h1200_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_h1200_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_h1200_filename\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_h1500_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_h1500_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_h1500_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_h1500_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_h1500_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_h1500_filename\` text;`)
  await db.run(sql`CREATE INDEX \`media_portrait_idx\` ON \`media\` (\`portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_h1200_sizes_h1200_filename_idx\` ON \`media\` (\`sizes_h1200_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_h1500_sizes_h1500_filename_idx\` ON \`media\` (\`sizes_h1500_filename\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_media\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt_en\` text,
  	\`alt_ka\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_w240_url\` text,
  	\`sizes_w240_width\` numeric,
  	\`sizes_w240_height\` numeric,
  	\`sizes_w240_mime_type\` text,
  	\`sizes_w240_filesize\` numeric,
  	\`sizes_w240_filename\` text,
  	\`sizes_w480_url\` text,
  	\`sizes_w480_width\` numeric,
  	\`sizes_w480_height\` numeric,
  	\`sizes_w480_mime_type\` text,
  	\`sizes_w480_filesize\` numeric,
  	\`sizes_w480_filename\` text,
  	\`sizes_w960_url\` text,
  	\`sizes_w960_width\` numeric,
  	\`sizes_w960_height\` numeric,
  	\`sizes_w960_mime_type\` text,
  	\`sizes_w960_filesize\` numeric,
  	\`sizes_w960_filename\` text,
  	\`sizes_w1600_url\` text,
  	\`sizes_w1600_width\` numeric,
  	\`sizes_w1600_height\` numeric,
  	\`sizes_w1600_mime_type\` text,
  	\`sizes_w1600_filesize\` numeric,
  	\`sizes_w1600_filename\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_media\`("id", "alt_en", "alt_ka", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_w240_url", "sizes_w240_width", "sizes_w240_height", "sizes_w240_mime_type", "sizes_w240_filesize", "sizes_w240_filename", "sizes_w480_url", "sizes_w480_width", "sizes_w480_height", "sizes_w480_mime_type", "sizes_w480_filesize", "sizes_w480_filename", "sizes_w960_url", "sizes_w960_width", "sizes_w960_height", "sizes_w960_mime_type", "sizes_w960_filesize", "sizes_w960_filename", "sizes_w1600_url", "sizes_w1600_width", "sizes_w1600_height", "sizes_w1600_mime_type", "sizes_w1600_filesize", "sizes_w1600_filename") SELECT "id", "alt_en", "alt_ka", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_w240_url", "sizes_w240_width", "sizes_w240_height", "sizes_w240_mime_type", "sizes_w240_filesize", "sizes_w240_filename", "sizes_w480_url", "sizes_w480_width", "sizes_w480_height", "sizes_w480_mime_type", "sizes_w480_filesize", "sizes_w480_filename", "sizes_w960_url", "sizes_w960_width", "sizes_w960_height", "sizes_w960_mime_type", "sizes_w960_filesize", "sizes_w960_filename", "sizes_w1600_url", "sizes_w1600_width", "sizes_w1600_height", "sizes_w1600_mime_type", "sizes_w1600_filesize", "sizes_w1600_filename" FROM \`media\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`ALTER TABLE \`__new_media\` RENAME TO \`media\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w240_sizes_w240_filename_idx\` ON \`media\` (\`sizes_w240_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w480_sizes_w480_filename_idx\` ON \`media\` (\`sizes_w480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w960_sizes_w960_filename_idx\` ON \`media\` (\`sizes_w960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w1600_sizes_w1600_filename_idx\` ON \`media\` (\`sizes_w1600_filename\`);`)
}
