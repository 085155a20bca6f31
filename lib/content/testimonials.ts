import { TestimonialSchema, type Testimonial } from '@/lib/contract/testimonials'
import type { Locale } from '@/lib/i18n/locales'
import { readAll } from './lists/lists'

export function getTestimonials(locale: Locale, event?: string): Promise<Testimonial[]> {
  return readAll('testimonials', TestimonialSchema, locale, event ? { event } : {})
}
