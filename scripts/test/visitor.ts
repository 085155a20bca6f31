/** A registration as a client of the API sends it. */
export function registrationBody(email: string, event: string, more: object = {}) {
  return { event, fullName: 'Nino Kvirikashvili', email, phone: '+995 555 12 34 56', country: 'GE', consent: true, ...more }
}

/** An application as a client of the API sends it. */
export function applicationBody(email: string, event: string, more: object = {}) {
  return {
    ...registrationBody(email, event),
    birthDate: '1990-02-28',
    projectName: 'Wool',
    projectStage: 'prototype',
    motivation: 'We spin.',
    ...more,
  }
}
