import { languageOf } from '@/lib/i18n/content-language'
import { isAnyFound, type FaqPart, type FaqTopic } from '@/lib/site/faqs/faq-parts'
import { FaqItem } from './faq-item'
import styles from './faq-part-section.module.css'

export function FaqPartSection({ part: { id, title, lang, topics } }: { part: FaqPart }) {
  return (
    <section
      id={id}
      className={styles.part}
      aria-labelledby={`${id}-title`}
      data-faq-group
      hidden={!topics.some(({ entries }) => isAnyFound(entries))}
    >
      <h2 id={`${id}-title`} className={styles.title} lang={lang}>
        {title}
      </h2>
      {topics.map((topic) => (
        <Topic key={topic.id} topic={topic} />
      ))}
    </section>
  )
}

function Topic({ topic: { id, category, entries } }: { topic: FaqTopic }) {
  const [first] = entries
  return (
    <div id={id} className={styles.topic} data-faq-group hidden={!isAnyFound(entries)}>
      {category && (
        <h3 className={styles.category} lang={first && languageOf(first.faq, 'category')}>
          {category}
        </h3>
      )}
      {entries.map(({ faq, match }) => (
        <FaqItem key={faq._id} faq={faq} level={category ? 4 : 3} match={match} isLinked />
      ))}
    </div>
  )
}
