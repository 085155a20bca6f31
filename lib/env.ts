import { createPrivateKey } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'

const STORAGE_SETTINGS = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

const text = z.string().trim().min(1)
const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'must be "on" or "off"')
    .default(fallback)
    .transform((value) => value === 'on')
const whole = (least: number, most: number) => {
  const message = `must be a whole number between ${least} and ${most}`
  return z.coerce.number(message).int(message).min(least, message).max(most, message)
}
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an absolute http:// or https:// address' })
  .refine((value) => !/[?#@]/.test(value), 'must be an address without an account, parameters or a fragment')
  .transform((value) => value.replace(/\/+$/, ''))
/** The address of a server, with a host that can be read. */
const serverUrl = (protocol: RegExp, message: string) =>
  z.string().refine((value) => URL.canParse(value) && protocol.test(value) && new URL(value).hostname !== '', message)
/** Of object storage: spaces come along when they are copied. */
const word = z.string().regex(/^\S+$/, 'must be one word')

/** Its local part as it is typed, its domain as DNS writes it: `Name <address>`, or the address alone. */
function isSender(value: string): boolean {
  const { named, alone } = /^(?:(?:"[^"<>]*"|[^"<>,;:@]*) *<(?<named>[^<>]+)>|(?<alone>[^<>]+))$/.exec(value)?.groups ?? {}
  const [local = '', domain = '', ...more] = (named ?? alone ?? '').split('@')
  if (more.length > 0 || !/^[^\s",;:()[\]\\]{1,64}$/.test(local) || !URL.canParse(`http://${domain}`)) return false
  return z.email().safeParse(`someone@${new URL(`http://${domain}`).host}`).success
}

function isDnsServer(value: string): boolean {
  const { six, four, port = '53' } = /^(?:\[(?<six>[^\]]+)\]|(?<four>[^:]+))(?::(?<port>\d{1,5}))?$/.exec(value)?.groups ?? {}
  return (isIP(value) === 6 || isIP(six ?? '') === 6 || isIP(four ?? '') === 4) && Number(port) > 0 && Number(port) < 65536
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

function isKeyFile(file: string): boolean {
  return existsSync(file) && isPrivateKey(readFileSync(file, 'utf8'))
}

/** As browsers send it in `Origin`: without the usual port, and in ASCII. */
const originUrl = httpUrl
  .refine((value) => value.split('/').length === 3, 'must be an address without a path')
  .transform((value) => new URL(value).origin)

const SettingsSchema = z
  .object({
    PORT: z.coerce
      .number('must be a port number')
      .int('must be a port number')
      .min(1, 'must be between 1 and 65535')
      .max(65535, 'must be between 1 and 65535')
      .default(3000),
    HOST: text.optional(),
    SITE_URL: originUrl.optional(),
    API_BASE_URL: httpUrl.optional(),
    RESOURCE_BASE_URL: httpUrl.optional(),
    DATABASE_URL: z
      .string()
      .refine((value) => /^file:.+/.test(value) || (/^postgres(ql)?:\/\/./.test(value) && URL.canParse(value.replace('@/', '@socket/'))), 'must start with file: or postgres://; signs in a password are written as %40 and so on')
      .optional(),
    DATA_DIR: text.default('./data'),
    AUTH_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
    ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
    ADMIN_PASSWORD: z
      .string()
      .refine((value) => [...value].length >= 8, 'must be at least 8 characters')
      .optional(),
    SMTP_URL: serverUrl(/^smtps?:/, 'must start with smtp:// or smtps:// and name a server; signs in an account or password are written as %40 and so on').optional(),
    MAIL_FROM: z.string().trim().refine(isSender, 'must be an address, or a name and an address: Leadx <hello@leadx.example>').optional(),
    MAIL_BOUNCES: z.string().refine((value) => /^[^@+]{1,27}@/.test(value) && z.email().safeParse(value).success, 'must be an e-mail address without a +, and with at most 27 characters before the @').optional(),
    DKIM_DOMAIN: z.hostname('must be a domain').optional(),
    DKIM_SELECTOR: z.string().regex(/^[A-Za-z\d](?:[\w.-]*[A-Za-z\d])?$/, 'must be the name of the key in the DNS').optional(),
    DKIM_PRIVATE_KEY: z
      .string()
      .transform((value) => value.replaceAll('\\n', '\n'))
      .refine(isPrivateKey, 'must be a private RSA key in PEM, with line breaks as \\n')
      .optional(),
    DKIM_PRIVATE_KEY_FILE: z.string().refine(isKeyFile, 'must be a file with a private RSA key in PEM').optional(),
    BOUNCES_IMAP_URL: serverUrl(/^imaps?:/, 'must be imaps://user:password@server/INBOX; signs in an account or password are written as %40 and so on')
      .refine((value) => !URL.canParse(value) || Boolean(new URL(value).username && new URL(value).password), 'must hold an account and its password')
      .optional(),
    DNS_SERVER: z.string().refine(isDnsServer, 'must be the address of a server, with its port where it is not 53').optional(),
    SES_TOPIC_ARN: z.string().regex(/^arn:aws[\w-]*:sns:[\w-]+:\d{12}:[\w-]{1,256}$/, 'must be the ARN of a topic').optional(),
    POSTMARK_WEBHOOK_AUTH: z.string().regex(/^[^:\s]+:\S{16,}$/, 'must be user:password, with a password of at least 16 characters').optional(),
    MAILGUN_SIGNING_KEY: z.string().regex(/^\S{16,}$/, 'must be the signing key for webhooks').optional(),
    RESEND_WEBHOOK_SECRET: z.string().regex(/^whsec_[A-Za-z\d+/]{22,}={0,2}$/, 'must begin with whsec_').optional(),
    NEWSLETTER_RATE: whole(1, 100_000).default(600),
    CORS_ORIGINS: z
      .string()
      .default('')
      .transform((value) => value.split(',').map((origin) => origin.trim()).filter(Boolean))
      .pipe(z.array(originUrl)),
    TRUST_PROXY: onOff('off'),
    RATE_LIMIT: onOff('on'),
    INDEXING: onOff('on'),
    OFFLINE: onOff('on'),
    DEMO_CONTENT: onOff('on'),
    STAFF_SECOND_FACTOR: onOff('off'),
    ROLE: z.enum(['all', 'web', 'worker'], 'must be "all", "web" or "worker"').default('all'),
    DATABASE_POOL_MAX: whole(2, 1000).default(10),
    CACHE_URL: serverUrl(/^rediss?:/, 'must start with redis:// or rediss:// and name a server').optional(),
    S3_ENDPOINT: httpUrl.optional(),
    S3_BUCKET: z.string().regex(/^[A-Za-z0-9][\w.-]{1,254}$/, 'must be the name of a bucket').optional(),
    S3_REGION: word.optional(),
    S3_ACCESS_KEY_ID: word.optional(),
    S3_SECRET_ACCESS_KEY: word.optional(),
    CLAMD_HOST: z.string().refine((value) => /^[\w.[\]:-]+$/.test(value) && URL.canParse(`tcp://${value}`), 'must be the host of a ClamAV, with a port where it is not 3310').optional(),
    METRICS_PORT: whole(1, 65535).optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
    LOG_FORMAT: z.enum(['json', 'pretty'], 'must be "json" or "pretty"').optional(),
    SHUTDOWN_SECONDS: whole(0, 600).default(25),
  })
  .transform((settings, context) => {
    if (settings.METRICS_PORT === settings.PORT) context.addIssue({ code: 'custom', path: ['METRICS_PORT'], message: 'must be another port than PORT' })
    if (settings.ROLE === 'worker' && settings.API_BASE_URL) context.addIssue({ code: 'custom', path: ['ROLE'], message: 'with API_BASE_URL there is no work for a worker' })
    for (const [name, reason] of missingSettings(settings)) context.addIssue({ code: 'custom', path: [name], message: `is required ${reason}` })
    const dataDir = path.resolve(settings.DATA_DIR)
    return {
      ...settings,
      DATA_DIR: dataDir,
      SITE_URL: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
      RESOURCE_BASE_URL:
        settings.RESOURCE_BASE_URL ?? (settings.API_BASE_URL ? new URL(settings.API_BASE_URL).origin : ''),
      DATABASE_URL: settings.DATABASE_URL ?? `file:${path.join(dataDir, 'site.db')}`,
    }
  })

type Dependent = Partial<Record<(typeof STORAGE_SETTINGS)[number], string>> & {
  AUTH_SECRET?: string
  CACHE_URL?: string
  DATABASE_URL?: string
  ROLE: string
  S3_ENDPOINT?: string
  DKIM_DOMAIN?: string
  DKIM_SELECTOR?: string
  DKIM_PRIVATE_KEY?: string
  DKIM_PRIVATE_KEY_FILE?: string
}

/** The settings that others make necessary, with the reason. */
function missingSettings(settings: Dependent): [name: keyof Dependent, reason: string][] {
  const { AUTH_SECRET, CACHE_URL, DATABASE_URL, ROLE, S3_ENDPOINT } = settings
  const isShared = DATABASE_URL?.startsWith('postgres') || CACHE_URL || ROLE !== 'all'
  const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY, DKIM_PRIVATE_KEY_FILE } = settings
  const isSigned = DKIM_DOMAIN || DKIM_SELECTOR || DKIM_PRIVATE_KEY || DKIM_PRIVATE_KEY_FILE
  const isStored = S3_ENDPOINT || STORAGE_SETTINGS.some((name) => settings[name])
  return [
    ...(isShared && !AUTH_SECRET ? [['AUTH_SECRET', 'with Postgres, CACHE_URL or a ROLE other than "all": all processes share it'] as const] : []),
    ...(isStored ? STORAGE_SETTINGS.filter((name) => !settings[name]).map((name) => [name, 'for object storage'] as const) : []),
    ...(isSigned ? (['DKIM_DOMAIN', 'DKIM_SELECTOR'] as const).filter((name) => !settings[name]).map((name) => [name, 'to sign emails'] as const) : []),
    ...(isSigned && !DKIM_PRIVATE_KEY && !DKIM_PRIVATE_KEY_FILE ? [['DKIM_PRIVATE_KEY', 'to sign emails, or DKIM_PRIVATE_KEY_FILE'] as const] : []),
  ].map(([name, reason]) => [name, reason])
}

/** Every setting of the running site, checked and with its default filled in. */
export type Settings = z.infer<typeof SettingsSchema>

/** Thrown by {@link parseSettings}; its message names each bad variable on a line of its own. */
export class SettingsError extends Error {}

/**
 * Checks a set of environment variables.
 *
 * @param variables as `process.env`; an empty string counts as unset
 * @returns the settings, addresses without a trailing slash, `DATA_DIR` absolute
 * @throws SettingsError naming every variable whose value cannot be used
 */
export function parseSettings(variables: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = SettingsSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`)
  throw new SettingsError(lines.join('\n'))
}

let settings: Settings | undefined

/** The settings of this process, parsed at first use (a build needs none of them). */
export function env(): Settings {
  settings ??= parseSettings(process.env)
  return settings
}

/**
 * The secret that signs and encrypts, which the server sets before it starts.
 *
 * @throws where there is none: an empty key would protect nothing
 */
export function siteSecret(): string {
  const { AUTH_SECRET } = env()
  if (!AUTH_SECRET) throw new SettingsError('AUTH_SECRET: nothing can be signed without it')
  return AUTH_SECRET
}
