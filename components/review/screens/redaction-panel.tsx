'use client'

import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Heading } from '@/components/ui/layout/heading'
import { Stack } from '@/components/ui/layout/stack'
import type { AssignedReading } from '@/lib/contract/review/reviews'
import { redactPassages, sendBack } from '../review-api'
import { TextField } from './text-field'
import styles from './reading.module.css'

/** For the desk: what tells who the applicant is, and the ways to take it from the eyes of jurors. */
export function RedactionPanel({ reading: { application, round } }: { reading: AssignedReading }) {
  const t = useTranslations('Review')
  const { id, warnings = [], redactions = [], answers } = application
  const [passages, setPassages] = useState(redactions.join('\n'))
  const [message, setMessage] = useState('')
  const redact = useAct(() => redactPassages(round.id, id, lines(passages)))
  const back = useAct(() => sendBack(round.id, id, message))
  const nameOf = (place: string) => {
    if (place === 'motivation') return t('motivation')
    return place === 'projectName' ? t('project') : (answers.find(({ key }) => key === place)?.label ?? place)
  }
  const missing = [...new Set(warnings.map(({ passage }) => passage))].filter((passage) => !lines(passages).includes(passage))
  return (
    <Stack as="section" gap={4} aria-labelledby="redactions">
      <Heading as="h2" size="quiet" id="redactions">
        {t('redactions')}
      </Heading>
      {warnings.length > 0 && (
        <div className={styles.warning}>
          <p>{t('warnings')}</p>
          <ul>
            {warnings.map(({ passage, place }) => (
              <li key={`${passage} ${place}`}>{t('warning', { passage, place: nameOf(place) })}</li>
            ))}
          </ul>
        </div>
      )}
      <form className={styles.field} onSubmit={redact.onSubmit}>
        <TextField id="passages" rows={3} label={t('passages')} help={t('passagesHelp')} value={passages} onChange={setPassages} />
        {missing.length > 0 && (
          <Button size="small" onClick={() => setPassages([...lines(passages), ...missing].join('\n'))}>
            {t('passagesFound')}
          </Button>
        )}
        <Button type="submit" size="small" disabled={redact.phase === 'sending'}>
          {t('passagesSave')}
        </Button>
        <Outcome phase={redact.phase} done={t('passagesSaved')} />
      </form>
      <form className={styles.field} onSubmit={back.onSubmit}>
        <TextField id="send-back" rows={3} required label={t('sendBack')} help={t('sendBackHelp')} value={message} onChange={setMessage} />
        <Button type="submit" size="small" disabled={back.phase === 'sending'}>
          {t('sendBackConfirm')}
        </Button>
        <Outcome phase={back.phase} done={t('sentBack')} />
      </form>
    </Stack>
  )
}

type Phase = 'idle' | 'sending' | 'done' | 'failed'

function Outcome({ phase, done }: { phase: Phase; done: string }) {
  const t = useTranslations('Review')
  if (phase === 'failed') return <p role="alert">{t('failed')}</p>
  return <p role="status">{phase === 'done' && done}</p>
}

function useAct(act: () => Promise<void>) {
  const [phase, setPhase] = useState<Phase>('idle')
  const run = async () => {
    setPhase('sending')
    await act().then(
      () => setPhase('done'),
      () => setPhase('failed'),
    )
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void run()
  }
  return { phase, onSubmit }
}

function lines(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()).filter(Boolean))]
}
