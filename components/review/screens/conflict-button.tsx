'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Cluster } from '@/components/ui/layout/cluster'
import { PlainButton } from '@/components/ui/plain-button'
import { callProblem, declareConflict } from '../review-api'
import styles from './reading.module.css'

interface ConflictButtonProps {
  assignment: string
  onDeclared: () => void
}

/** Hands an application to somebody else. It cannot be taken back, so what happens is said before. */
export function ConflictButton({ assignment, onDeclared }: ConflictButtonProps) {
  const t = useTranslations('Review')
  const [phase, setPhase] = useState<'idle' | 'asked' | 'sending' | 'failed'>('idle')
  const question = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (phase === 'asked') question.current?.focus()
    if (phase === 'idle' && wasAsked.current) button.current?.focus()
    wasAsked.current = phase !== 'idle'
  }, [phase])

  const declare = async () => {
    setPhase('sending')
    try {
      await declareConflict(assignment)
    } catch (error) {
      // Somebody else has it already.
      if (callProblem(error) !== 'notYours') return setPhase('failed')
    }
    onDeclared()
  }
  if (phase === 'idle') {
    return (
      <PlainButton ref={button} className={styles.conflict} onClick={() => setPhase('asked')}>
        {t('conflict')}
      </PlainButton>
    )
  }
  return (
    <div className={styles.question}>
      <p ref={question} tabIndex={-1}>
        {t('conflictText')}
      </p>
      {phase === 'failed' && <p role="alert">{t('unreachable')}</p>}
      <Cluster gap={2}>
        <Button size="small" disabled={phase === 'sending'} onClick={() => void declare()}>
          {t('conflictConfirm')}
        </Button>
        <Button size="small" disabled={phase === 'sending'} onClick={() => setPhase('idle')}>
          {t('conflictCancel')}
        </Button>
      </Cluster>
    </div>
  )
}
