/** What is to be entered in the DNS. */
interface DnsRecord {
  name: string
  type: 'A' | 'MX' | 'PTR' | 'TXT'
  value: string
}

type FindingCode =
  | 'dnsAway' | 'spfMissing' | 'spfSeveral' | 'spfInvalid' | 'spfTooManyLookups' | 'spfTooManyVoids' | 'spfBrokenInclude' | 'spfOpen' | 'spfRelayMissing'
  | 'dkimMissing' | 'dkimInvalid' | 'dkimRevoked' | 'dkimMismatch' | 'dkimWeak' | 'dkimUnknown'
  | 'dmarcMissing' | 'dmarcSeveral' | 'dmarcInvalid' | 'dmarcNone' | 'notAligned'
  | 'mxMissing' | 'mxNull' | 'bouncesMxMissing' | 'ptrMissing' | 'ptrMismatch' | 'heloUnknown'
  | 'noRelay' | 'relayAway' | 'tlsMissing' | 'certificateInvalid' | 'signInRefused' | 'senderRefused'

/** Something about the sender that keeps emails from arriving, or may do so. */
export interface Finding {
  code: FindingCode
  /** Emails arrive all the same, so far. */
  isAdvice?: boolean
  values?: Record<string, string | number>
  record?: DnsRecord
}
