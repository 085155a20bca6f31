import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Image } from '@/lib/contract/fields/images'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import { Breadcrumb, type Crumb } from '../breadcrumb'
import { fittingStyle } from '../fitting-style'
import { Stack } from '../layout/stack'
import styles from './person-profile.module.css'
import { Portrait } from '../pictures/portrait'

interface Person {
  identifier: string
  fullName: string
  role: string
  organization?: string
  photo: Image | null
}

interface PersonProfileProps {
  person: Translated<Person>
  /** Below role and organisation. */
  country?: string
  /** Left out where a strip above the profile has it. */
  trail?: Crumb[]
  /** Actions for the person, and notices about the event of the page. */
  beside?: ReactNode
  /** The texts about the person. */
  children: ReactNode
}

/** Name and place of a person, their portrait and their story. */
export async function PersonProfile({ person, country, trail, beside, children }: PersonProfileProps) {
  const t = await getTranslations('Breadcrumb')
  const { identifier, fullName, role, organization } = person
  return (
    <article className={trail ? `${styles.profile} ${styles.first}` : styles.profile} data-ground="">
      <Stack gap="wide" row={6} width="page" className={styles.inner}>
        <header>
          {trail && <Breadcrumb trail={trail} label={t('label')} />}
          <h1 className={styles.name} style={fittingStyle(fullName)} lang={languageOf(person, 'fullName')}>
            {fullName}
          </h1>
          <div className={styles.place}>
            {role && (
              <p className={styles.role} lang={languageOf(person, 'role')}>
                {role}
              </p>
            )}
            {organization && <p lang={languageOf(person, 'organization')}>{organization}</p>}
            {country && <p className={styles.country}>{country}</p>}
          </div>
        </header>
        <Portrait
          person={person}
          sizes="(width >= 84rem) 36rem, (width >= 48rem) 42vw, 92vw"
          className={styles.portrait}
          transition={identifier}
          priority
        />
        {beside && <div className={styles.beside}>{beside}</div>}
        <Stack gap={6} isTop className={styles.story}>{children}</Stack>
      </Stack>
    </article>
  )
}
