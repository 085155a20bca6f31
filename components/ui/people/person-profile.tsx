import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Image } from '@/lib/contract/fields/images'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import { Breadcrumb, type Crumb } from '../breadcrumb'
import { fittingStyle } from '../fitting-style'
import styles from './person-profile.module.css'
import { Portrait } from '../pictures/portrait'

interface Person {
  identifier: string
  fullName: string
  role: string
  organization: string
  photo: Image | null
}

interface PersonProfileProps {
  person: Translated<Person>
  /** Below role and organisation. */
  country?: string
  trail: Crumb[]
  /** What is to be said of the event around the page. */
  beside?: ReactNode
  /** What there is to read. */
  children: ReactNode
}

/** Name and place of a person, their portrait and their story. */
export async function PersonProfile({ person, country, trail, beside, children }: PersonProfileProps) {
  const t = await getTranslations('Breadcrumb')
  const { identifier, fullName, role, organization } = person
  return (
    <article className={styles.profile}>
      <header className={styles.head}>
        <Breadcrumb trail={trail} label={t('label')} />
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
        {beside}
      </header>
      <Portrait
        person={person}
        sizes="(width >= 84rem) 36rem, (width >= 60rem) 42vw, 92vw"
        className={styles.portrait}
        transition={identifier}
        priority
      />
      <div className={styles.story}>{children}</div>
    </article>
  )
}
