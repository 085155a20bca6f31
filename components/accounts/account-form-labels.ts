import { getTranslations } from 'next-intl/server'

export async function accountFormLabels() {
  const t = await getTranslations('AccountForm')
  return { busy: t('busy'), unreachable: t('unreachable') }
}

export async function passwordTexts() {
  const t = await getTranslations('AccountForm')
  return { show: t('showPassword'), hide: t('hidePassword') }
}
