'use client'

import { useEffect, useEffectEvent, useRef, type ChangeEvent, type SubmitEvent } from 'react'
import { SEARCH_DELAY } from '@/lib/site/constants'
import { toListView, type ListView } from '@/lib/site/lists/list-view'
import type { RouteName } from '@/lib/site/routes'

interface Handlers {
  route: RouteName
  /** The visitor rests while typing. */
  onType: (view: ListView) => void
  /** The visitor chose a value. */
  onChoose: (view: ListView) => void
  /** The visitor pressed the button or Enter; when it returns false, the browser sends the form. */
  onSubmit: (view: ListView) => boolean
}

/**
 * Follows the form of a directory. Its fields are the visitor's own: what was entered before this script
 * came counts, and only `fill` writes to them.
 *
 * @returns what the form needs, and `fill`, which sets its fields to a view
 */
export function useDirectoryForm({ route, onType, onChoose, onSubmit }: Handlers) {
  const ref = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const read = () => {
    clearTimeout(timer.current)
    return toListView(route, new URLSearchParams(fieldsOf(ref.current).map(({ name, value }) => [name, value])))
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
      if ((target as Element) instanceof HTMLSelectElement) onChoose(read())
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
  for (const field of fieldsOf(form)) field.value = view[field.name as keyof ListView] ?? ''
}

function wasTouched(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue
  return field.selectedOptions[0]?.defaultSelected === false
}
