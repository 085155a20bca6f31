/** Whom emails are addressed to that staff look at before others get them. */
export const SAMPLE_NAMES = { en: 'Nino Beridze', ka: 'ნინო ბერიძე' } as const
