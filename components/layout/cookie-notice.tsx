import { POLICIES_CONSENT_KEY as KEY, POLICIES_CONSENT_VALUE as VALUE } from '@/lib/site/constants'
import styles from './cookie-notice.module.css'

/**
 * Runs before the first paint, in which the notice stands or does not, and hears its button before the framework has
 * started. Where storage is refused the notice counts as dismissed; where it is full, as long as the visit lasts.
 */
const SCRIPT = `(root=>{
let hide=()=>root.dataset.consented='',read=()=>localStorage.getItem('${KEY}')==='${VALUE}'&&hide();
try{read()}catch{hide()}
addEventListener('storage',read);
addEventListener('click',({target})=>{if(target.id==='consent'){hide();try{localStorage.setItem('${KEY}','${VALUE}')}catch{}}})
})(document.documentElement)`

/** Above everything that is painted. */
export function CookieNoticeScript() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}

interface CookieNoticeProps {
  label: string
  text: string
  confirm: string
}

export function CookieNotice({ label, text, confirm }: CookieNoticeProps) {
  return (
    <aside className={styles.notice} aria-label={label}>
      <p>{text}</p>
      <button type="button" id="consent" className={styles.button}>
        {confirm}
      </button>
    </aside>
  )
}
