'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Facts } from '@/components/ui/layout/facts'
import { Heading } from '@/components/ui/layout/heading'
import { Hint } from '@/components/ui/layout/hint'
import { Stack } from '@/components/ui/layout/stack'
import { assignmentPath } from '@/lib/contract/review/review-path'
import type { AssignedReading } from '@/lib/contract/review/reviews'
import { useReviewNames } from '../review-names'
import { useHeadingFocus } from '../use-heading-focus'
import styles from './reading.module.css'

const STAGES = ['idea', 'prototype', 'launched', 'growing'] as const

/** What the applicant has sent, as far as the round shows it. */
export function ApplicationText({ reading: { application, files, id, review, round }, number }: { reading: AssignedReading; number: number }) {
  const t = useTranslations('Review')
  const stages = useTranslations('AcceleratorForm')
  const { countries } = useReviewNames()
  const heading = useHeadingFocus()
  const { projectName, projectStage, motivation, country = '', organization = '', answers } = application
  const stage = STAGES.find((one) => one === projectStage)
  const name = projectName || t('untitled', { number })

  useEffect(() => {
    const before = document.title
    document.title = `${name} · ${t('title')}`
    return () => {
      document.title = before
    }
  }, [name, t])

  return (
    <Stack as="article" gap={5} isTop className={styles.application}>
      <Stack gap={1}>
        <Hint>{round.title}</Hint>
        <Heading as="h1" size="s" ref={heading} tabIndex={-1}>
          {name}
        </Heading>
      </Stack>
      {review?.isOlderThanText && (
        <p className={styles.warning} role="status">
          {t('olderThanText')}
        </p>
      )}
      <Facts
        facts={[
          { label: stages('projectStage'), value: stage && stages(stage) },
          { label: t('country'), value: country && (countries[country] ?? country) },
          { label: t('organization'), value: organization },
        ]}
      />
      <Answer label={t('motivation')} value={motivation} />
      {answers.map(({ key, label, value }) => (
        <Answer key={key} label={label} value={value} />
      ))}
      {files.length > 0 && (
        <section aria-labelledby="files">
          <Heading as="h2" size="quiet" id="files">
            {t('files')}
          </Heading>
          <ul>
            {files.map((file) => (
              <li key={file.id} className={styles.file}>
                <a href={assignmentPath(id, `files/${encodeURIComponent(file.id)}`)} download={file.name}>
                  {file.name}
                </a>
                {file.question && <Hint as="span">{file.question}</Hint>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  )
}

function Answer({ label, value }: { label: string; value: string }) {
  if (!value) return null
  return (
    <section>
      <Heading as="h2" size="quiet">
        {label}
      </Heading>
      <p className={styles.prose}>{value}</p>
    </section>
  )
}
