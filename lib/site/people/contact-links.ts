/**
 * The address that opens a new message in the visitor's mail program (RFC 6068).
 *
 * @param address an e-mail address
 * @param subject the line that stands in the message already; none when it is missing
 */
export function mailLink(address: string, subject?: string): string {
  const recipient = encodeURIComponent(address).replaceAll('%40', '@')
  return subject ? `mailto:${recipient}?subject=${encodeURIComponent(subject)}` : `mailto:${recipient}`
}

/** The address that calls a telephone number, however it is spaced for people to read (RFC 3966). */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}

/**
 * Where a place is on the maps that people use.
 *
 * @param latitude in degrees (WGS 84)
 * @param longitude in degrees (WGS 84)
 */
export function mapLinks(latitude: number, longitude: number) {
  return {
    openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    googleMaps: `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`,
  }
}
