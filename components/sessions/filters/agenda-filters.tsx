'use client'

import { useEffect, useId, useRef, type ChangeEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Cluster } from '@/components/ui/layout/cluster'
import { Grid } from '@/components/ui/layout/grid'
import { Stack } from '@/components/ui/layout/stack'
import unseen from '@/components/ui/unseen.module.css'
import { MY_PLAN } from '@/lib/site/agenda/agenda-address'
import type { AgendaFilter } from '@/lib/site/agenda/agenda-filter'
import { isFiltering } from '@/lib/site/agenda/agenda-filter'
import type { AgendaChoice } from '@/lib/site/agenda/agenda-choices'
import { fillCount } from '@/lib/site/text/fill-text'
import { pathTo } from '@/lib/site/routes'
import { useAgenda } from '../agenda-context'
import styles from './agenda-filters.module.css'
import { ClearFilters } from './clear-filters'
import { moveTo } from '../use-address'

const NAMES = ['stage', 'format', 'speaker'] as const satisfies readonly (keyof AgendaFilter)[]

interface AgendaFiltersProps {
  choices: Record<(typeof NAMES)[number], AgendaChoice[]>
  /** What stands beside the number of sessions found. */
  children: ReactNode
}

/** A form that works without JavaScript, and at once with it. */
export function AgendaFilters({ choices, children }: AgendaFiltersProps) {
  const { setup, texts, filter, counts, tab } = useAgenda()
  const id = useId()
  // The plan is not filtered.
  const isFiltered = isFiltering(filter) && tab !== MY_PLAN
  const offered = tab === MY_PLAN ? [] : NAMES.filter((name) => choices[name].length > 1 || filter[name])
  const count = Object.values(counts).reduce((sum, ofDay) => sum + ofDay, 0)

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The choices made on a slow connection, before this script could react.
    for (const { name, value } of form.current?.querySelectorAll('select') ?? []) {
      const applied = new URLSearchParams(window.location.search).get(name) ?? ''
      if (setup.isWhole && value !== applied) narrow(name, value)
    }
  }, [setup.isWhole])

  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    if (setup.isWhole) narrow(target.name, target.value)
    else target.form?.requestSubmit()
  }

  return (
    <form ref={form} role="search" aria-label={texts.filters.label} action={pathTo('agenda', { eventIdentifier: setup.eventIdentifier })} data-no-print="" autoComplete="off">
      {!setup.isWhole && <input type="hidden" name="day" value={setup.day} />}
      <Cluster align="center" className={styles.result}>
        {/* The band above counts the whole agenda. */}
        <p role="status" className={isFiltered ? undefined : unseen.unseen}>
          {tab !== MY_PLAN && fillCount(isFiltered ? texts.found : texts.count, count, setup.locale)}
        </p>
        {isFiltered && <ClearFilters />}
        {offered.length > 0 && (
          <details className={styles.details}>
            <summary className={styles.open}>
              {texts.filters.open}
              <Icon name="chevron" size={16} />
            </summary>
          <Grid gap={3} className={styles.fields}>
            {offered.map((name) => (
              <Stack gap={1} key={name}>
                <label htmlFor={`${id}-${name}`} className={styles.label}>
                  {texts.filters[name]}
                </label>
                <select id={`${id}-${name}`} name={name} value={filter[name] ?? ''} onChange={choose} className={styles.select}>
                  <option value="">{texts.filters.all}</option>
                  {withChosen(choices[name], filter[name]).map(({ value, label, lang }) => (
                    <option key={value} value={value} lang={lang}>
                      {label}
                    </option>
                  ))}
                </select>
              </Stack>
            ))}
            <Button type="submit" tone="primary" size="small" className={styles.apply}>
              {texts.filters.apply}
            </Button>
          </Grid>
          </details>
        )}
        {children}
      </Cluster>
    </form>
  )
}

/** Narrows an agenda that the document holds whole. */
function narrow(name: string, value: string): void {
  const query = new URLSearchParams(window.location.search)
  if (value) query.set(name, value)
  else query.delete(name)
  moveTo(`${window.location.pathname}${query.size > 0 ? `?${query.toString()}` : ''}`)
}

/** The choices with the one that the address made, even where it is none of them. */
function withChosen(choices: readonly AgendaChoice[], chosen?: string): readonly AgendaChoice[] {
  const isKnown = !chosen || choices.some(({ value }) => value === chosen)
  return isKnown ? choices : [...choices, { value: chosen, label: chosen }]
}
