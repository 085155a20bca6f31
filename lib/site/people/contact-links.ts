/** RFC 6068. */
export function mailLink(address: string, subject?: string): string {
  const recipient = encodeURIComponent(address).replaceAll('%40', '@')
  return subject ? `mailto:${recipient}?subject=${encodeURIComponent(subject)}` : `mailto:${recipient}`
}

/** RFC 3966, however the number is spaced. */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}

/** Coordinates in degrees of WGS 84. */
export function mapLinks(latitude: number, longitude: number) {
  return {
    openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    googleMaps: `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`,
  }
}
