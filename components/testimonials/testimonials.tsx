import { getTranslations } from 'next-intl/server'
import { Grid } from '@/components/ui/layout/grid'
import { Carousel } from '@/components/ui/pictures/carousel'
import { Picture } from '@/components/ui/pictures/picture'
import { Section } from '@/components/ui/section'
import type { Testimonial } from '@/lib/contract/testimonials'
import { languageOf } from '@/lib/i18n/content-language'
import styles from './testimonials.module.css'

interface TestimonialsProps {
  testimonials: Testimonial[]
  tone?: 'paper' | 'shade'
}

export async function Testimonials({ testimonials, tone = 'shade' }: TestimonialsProps) {
  const [t, c] = await Promise.all([getTranslations('Testimonials'), getTranslations('Carousel')])
  if (testimonials.length === 0) return null
  return (
    <Section title={t('title')} tone={tone} hasThread={tone === 'paper'}>
      <Carousel
        isBelowHeading
        texts={{ label: t('title'), previous: c('previous'), next: c('next'), pause: c('pause'), play: c('play') }}
        slides={testimonials.map((testimonial, index) => (
          <figure key={index} className={styles.testimonial}>
            <blockquote className={styles.quote} lang={languageOf(testimonial, 'quote')}>
              <p>{testimonial.quote}</p>
            </blockquote>
            <Grid as="figcaption" gap={4} className={styles.author}>
              {testimonial.photo && (
                <Picture image={testimonial.photo} sizes="(width >= 48rem) 6rem, 10rem" className={styles.photo} decorative />
              )}
              <span>
                <strong lang={languageOf(testimonial, 'author')}>{testimonial.author}</strong>
                <span className={styles.role} lang={languageOf(testimonial, 'role')}>
                  {testimonial.role}
                </span>
              </span>
            </Grid>
          </figure>
        ))}
      />
    </Section>
  )
}
