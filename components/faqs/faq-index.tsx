import { getTranslations } from 'next-intl/server'
import { Cluster } from '@/components/ui/layout/cluster'
import { Stack } from '@/components/ui/layout/stack'
import { languageOf } from '@/lib/i18n/content-language'
import { isAnyFound, type FaqPart, type FaqTopic } from '@/lib/site/faqs/faq-parts'
import styles from './faq-index.module.css'

/** Renders nothing for a single topic. */
export async function FaqIndex({ parts }: { parts: FaqPart[] }) {
  const t = await getTranslations('FaqIndex')
  if (parts.flatMap(({ topics }) => topics).length < 2) return null
  return (
    <nav tabIndex={-1} className={styles.index} data-no-print="" aria-label={t('label')}>
      <Stack as="ul" gap={4} tabIndex={-1} className={styles.parts}>
        {parts.map(({ id, title, lang, topics }) => (
          <li key={id} hidden={!topics.some(({ entries }) => isAnyFound(entries))}>
            <a href={`#${id}`} className={styles.part} data-quiet="" lang={lang}>
              {title}
            </a>
            <Topics topics={topics.filter(({ category }) => category)} />
          </li>
        ))}
      </Stack>
    </nav>
  )
}

function Topics({ topics }: { topics: FaqTopic[] }) {
  if (topics.length === 0) return null
  return (
    <Cluster as="ul" gap={2} className={styles.topics}>
      {topics.map(({ id, category, entries }) => (
        <li key={id} hidden={!isAnyFound(entries)}>
          <a href={`#${id}`} className={styles.topic} lang={languageOfTopic(entries)}>
            {category}
          </a>
        </li>
      ))}
    </Cluster>
  )
}

function languageOfTopic([first]: FaqTopic['entries']): string | undefined {
  return first && languageOf(first.faq, 'category')
}
