interface Provider {
  /** The names of its servers that take emails. */
  servers: RegExp
  /** The SPF record that names its servers. */
  spf: string
}

/** Mail servers that send for others: what SPF has to name is not the server that takes the emails. */
const PROVIDERS: readonly Provider[] = [
  { servers: /\.amazonaws\.com$/, spf: 'amazonses.com' },
  { servers: /(^|\.)(gmail|google)\.com$/, spf: '_spf.google.com' },
  { servers: /\.office365\.com$/, spf: 'spf.protection.outlook.com' },
  { servers: /\.mailgun\.org$/, spf: 'mailgun.org' },
  { servers: /\.postmarkapp\.com$/, spf: 'spf.mtasv.net' },
  { servers: /\.sendgrid\.net$/, spf: 'sendgrid.net' },
  { servers: /\.resend\.com$/, spf: 'amazonses.com' },
  { servers: /(^|\.)(brevo\.com|sendinblue\.com)$/, spf: 'spf.brevo.com' },
  { servers: /(^|\.)yandex\.(ru|com|net)$/, spf: '_spf.yandex.net' },
  { servers: /(^|\.)zoho\.(com|eu)$/, spf: 'zohomail.com' },
]

/** @returns the name that SPF includes for such a server; null for one that is not known */
export function includeOf(server: string): string | null {
  return PROVIDERS.find(({ servers }) => servers.test(server))?.spf ?? null
}
