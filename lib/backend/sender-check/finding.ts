/** What is to be entered in the DNS. */
export interface DnsRecord {
  name: string
  type: 'A' | 'MX' | 'PTR' | 'TXT'
  value: string
}

export const CODES = [
  ...(['dnsAway', 'spfMissing', 'spfSeveral', 'spfInvalid', 'spfTooManyLookups', 'spfTooManyVoids', 'spfBrokenInclude', 'spfOpen', 'spfRelayMissing'] as const),
  ...(['dkimMissing', 'dkimInvalid', 'dkimRevoked', 'dkimMismatch', 'dkimWeak', 'dkimUnknown'] as const),
  ...(['dmarcMissing', 'dmarcSeveral', 'dmarcInvalid', 'dmarcNone', 'notAligned'] as const),
  ...(['mxMissing', 'mxNull', 'bouncesMxMissing', 'ptrMissing', 'ptrMismatch', 'heloUnknown'] as const),
  ...(['noRelay', 'relayAway', 'tlsMissing', 'certificateInvalid', 'signInRefused', 'senderRefused'] as const),
]

export type FindingCode = (typeof CODES)[number]

/** Something about the sender that keeps emails from arriving, or may do so. */
export interface Finding {
  code: FindingCode
  /** Emails arrive all the same, so far. */
  isAdvice?: boolean
  values?: Record<string, string | number>
  record?: DnsRecord
}
