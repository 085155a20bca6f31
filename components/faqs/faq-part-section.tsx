import { Heading } from '@/components/ui/layout/heading'
import { languageOf } from '@/lib/i18n/content-language'
import { isAnyFound, type FaqPart, type FaqTopic } from '@/lib/site/faqs/faq-parts'
import { FaqItem } from './faq-item'
import styles from './faq-part-section.module.css'

interface FaqPartSectionProps {
  part: FaqPart
  /** The key of the question whose answer is shown from the start. */
  open?: string
}

export function FaqPartSection({ part: { id, title, lang, topics }, open }: FaqPartSectionProps) {
  return (
    <section
      id={id}
      className={styles.part}
      aria-labelledby={`${id}-title`}
      data-faq-group
      hidden={!topics.some(({ entries }) => isAnyFound(entries))}
    >
      <Heading as="h2" size="normal" id={`${id}-title`} className={styles.title} lang={lang}>
        {title}
      </Heading>
      {topics.map((topic) => (
        <Topic key={topic.id} topic={topic} open={open} />
      ))}
    </section>
  )
}

function Topic({ topic: { id, category, entries }, open }: { topic: FaqTopic; open?: string }) {
  const [first] = entries
  return (
    <div id={id} className={styles.topic} data-faq-group hidden={!isAnyFound(entries)}>
      {category && (
        <Heading as="h3" size="s" className={styles.category} lang={first && languageOf(first.faq, 'category')}>
          {category}
        </Heading>
      )}
      {entries.map(({ faq, match }) => (
        <FaqItem key={faq._id} faq={faq} level={category ? 4 : 3} match={match} isLinked isOpen={faq._id === open} />
      ))}
    </div>
  )
}
