import { getTranslations } from 'next-intl/server'

/** What every form about an account says while it works, or when it cannot. */
export async function accountFormLabels() {
  const t = await getTranslations('AccountForm')
  return { busy: t('busy'), unreachable: t('unreachable') }
}
