/** A registration as a client of the API sends it. */
export function registrationBody(email: string, event: string, more: object = {}) {
  return { event, fullName: 'Nino Kvirikashvili', email, phone: '+995 555 12 34 56', country: 'GE', consent: true, ...more }
}

/** Posts JSON, as a client without cookies. */
export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) })
}
