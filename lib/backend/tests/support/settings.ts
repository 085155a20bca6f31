/** The account that every test database has. */
export const ADMIN = { email: 'admin@leadx.example', password: 'correct horse battery' }

/** Where the site of the tests says that it is. */
export const SITE_URL = 'http://localhost:3000'

const PRESERVED = ['PATH', 'HOME', 'NODE_ENV', 'TMPDIR']

/** Replaces the settings of this process, before anything has read them. */
export function replaceSettings(settings: Record<string, string>): void {
  for (const name of Object.keys(process.env)) {
    if (!PRESERVED.includes(name) && !name.startsWith('NODE_') && !name.startsWith('TEST_')) delete process.env[name]
  }
  Object.assign(process.env, TEST_SETTINGS, settings)
}

/** The settings of a test database; the secret is the one that its sessions are signed with. */
export const TEST_SETTINGS = {
  AUTH_SECRET: 'a secret that only the tests know, long enough',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  RATE_LIMIT: 'off',
  SITE_URL,
}
