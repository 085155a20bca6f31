import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { REVIEW_KEYS_OFF_KEY } from '@/lib/site/constants'
import { criterionAfter, criterionToMark, readingAct, type KeyTarget } from '@/lib/site/review/reading-keys'

interface KeyActs {
  criteria: readonly { key: string }[]
  scores: Readonly<Record<string, number>>
  isClosed: boolean
  onMark: (criterion: string, score: number) => void
  onMove: (step: -1 | 1) => void
  onSend: () => void
}

/** Hears the keys of the whole page, wherever the focus is. */
export function useReadingKeys(form: RefObject<HTMLFormElement | null>, { criteria, scores, isClosed, onMark, onMove, onSend }: KeyActs) {
  const [areOn, setAreOn] = useState(readSwitch)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const target = event.target as Element
    const act = readingAct(event, targetOf(target), areOn)
    if (!act || (isClosed && act.kind !== 'move')) return
    event.preventDefault()
    if (act.kind === 'move') onMove(act.step)
    else if (act.kind === 'send') onSend()
    else {
      const focused = target.closest<HTMLElement>('[data-criterion]')?.dataset.criterion ?? null
      const criterion = criterionToMark(criteria, scores, focused)
      if (criterion === null) return
      onMark(criterion, act.score)
      const next = criterionAfter(criteria, { ...scores, [criterion]: act.score }, criterion)
      focusCriterion(form.current, next, next === criterion ? act.score : undefined)
    }
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  const onChange = (isOn: boolean) => {
    setAreOn(isOn)
    writeSwitch(isOn)
  }
  return { areOn, onChange }
}

/** Moves the focus to a criterion: to one of its marks, or to that which is given, else the first. */
export function focusCriterion(form: HTMLFormElement | null, criterion: string, score?: number): void {
  const group = [...(form?.querySelectorAll<HTMLElement>('[data-criterion]') ?? [])].find(({ dataset }) => dataset.criterion === criterion)
  const marks = [...(group?.querySelectorAll<HTMLInputElement>('input') ?? [])]
  const mark = marks.find(({ value, checked }) => (score === undefined ? checked : value === String(score))) ?? marks[0]
  mark?.focus({ preventScroll: true })
  group?.scrollIntoView({ block: 'nearest' })
}

function targetOf(element: Element): KeyTarget {
  if (element.matches('input[type="radio"]')) return 'mark'
  if (element.matches('textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])')) return 'text'
  return element.matches('a, button, summary, input') ? 'control' : 'page'
}

/** Of this device; a browser that stores nothing has them on. */
function readSwitch(): boolean {
  try {
    return window.localStorage.getItem(REVIEW_KEYS_OFF_KEY) === null
  } catch {
    return true
  }
}

function writeSwitch(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(REVIEW_KEYS_OFF_KEY)
    else window.localStorage.setItem(REVIEW_KEYS_OFF_KEY, 'true')
  } catch {
    // Then it holds until the page is closed.
  }
}
