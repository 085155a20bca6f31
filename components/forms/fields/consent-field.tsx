import { getTranslations } from 'next-intl/server'
import type { Privacy } from '@/lib/contract/commons'
import type { Translated } from '@/lib/i18n/content-language'
import { Link } from '@/lib/i18n/navigation'
import { pathTo } from '@/lib/site/routes'
import { CheckField } from './check-field'
import { PrivacyText } from '../privacy-text'

/** Asks for consent, with the privacy text beside it. */
export async function ConsentField({ privacy }: { privacy: Translated<Privacy> }) {
  const t = await getTranslations('ConsentField')
  return (
    <div>
      <CheckField name="consent">
        {t.rich('consent', { link: (words) => <Link href={pathTo('privacy')}>{words}</Link> })}
      </CheckField>
      <PrivacyText privacy={privacy} />
    </div>
  )
}
