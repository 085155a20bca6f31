'use client'

import { useEffect, useEffectEvent, useRef, type ChangeEvent, type SubmitEvent } from 'react'
import { SEARCH_DELAY } from '@/lib/site/constants'
import { toListView, type ListView } from '@/lib/site/lists/list-view'
import type { RouteName } from '@/lib/site/routes'

interface Handlers {
  route: RouteName
  /** Called when typing rests. */
  onType: (view: ListView) => void
  onChoose: (view: ListView) => void
  /** On the button or Enter; when it returns false, the browser sends the form. */
  onSubmit: (view: ListView) => boolean
}

/**
 * Follows a form whose fields belong to the visitor: input from before this script counts, and only `fill` writes to
 * them.
 */
export function useDirectoryForm({ route, onType, onChoose, onSubmit }: Handlers) {
  const ref = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const read = () => {
    clearTimeout(timer.current)
    return toListView(route, new URLSearchParams(fieldsOf(ref.current).filter(isSent).map(({ name, value }) => [name, value])))
  }

  const start = useEffectEvent(() => {
    if (fieldsOf(ref.current).some(wasTouched)) onType(read())
    else fillForm(ref.current, toListView(route, new URLSearchParams(window.location.search)))
  })
  useEffect(() => {
    start()
    return () => clearTimeout(timer.current)
  }, [])

  const formProps = {
    ref,
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      clearTimeout(timer.current)
      if ((target as Element) instanceof HTMLSelectElement || isRadio(target)) onChoose(read())
      else timer.current = setTimeout(() => onType(read()), SEARCH_DELAY)
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      if (onSubmit(read())) event.preventDefault()
    },
  }
  const fill = (view: ListView) => {
    clearTimeout(timer.current)
    fillForm(ref.current, view)
  }
  return { formProps, fill }
}

function fieldsOf(form: HTMLFormElement | null): (HTMLInputElement | HTMLSelectElement)[] {
  return [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
}

function fillForm(form: HTMLFormElement | null, view: ListView): void {
  for (const field of fieldsOf(form)) {
    const value = view[field.name as keyof ListView] ?? ''
    if (isRadio(field)) field.checked = field.value === value
    else field.value = value
  }
}

function isRadio(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'radio'
}

function isSent(field: HTMLInputElement | HTMLSelectElement): boolean {
  return !isRadio(field) || field.checked
}

function wasTouched(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (isRadio(field)) return field.checked && !field.defaultChecked
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue
  return field.selectedOptions[0]?.defaultSelected === false
}
