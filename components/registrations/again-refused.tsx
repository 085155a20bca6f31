import { getTranslations } from 'next-intl/server'
import styles from '@/components/forms/form.module.css'

/** Why somebody was not registered again, as the address says it: the browser posts the form by itself, with JavaScript too. */
export async function AgainRefused({ notice }: { notice: unknown }) {
  const [e, f] = await Promise.all([getTranslations('ApiErrors'), getTranslations('Form')])
  const reasons = new Map<unknown, string>([
    ['duplicate', e('alreadyRegistered')],
    ['over', e('registrationClosed')],
    ['limit', e('tooManyRequests')],
    ['failed', e('invalid')],
    ['away', f('failed')],
  ])
  const reason = reasons.get(notice)
  if (!reason) return null
  return (
    <div id="refused" role="alert" tabIndex={-1} className={styles.summary}>
      <p className={styles.summaryTitle}>{reason}</p>
    </div>
  )
}
