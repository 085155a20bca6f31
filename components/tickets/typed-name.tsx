'use client'

import { useSyncExternalStore } from 'react'

const FIELD = 'input[name="fullName"]'

/** The name as it is typed into the form beside the ticket; `placeholder` until then. */
export function TypedName({ placeholder }: { placeholder: string }) {
  const name = useSyncExternalStore(subscribe, typedName, () => '')
  return name.trim() || placeholder
}

function subscribe(onChange: () => void): () => void {
  const types = ['input', 'change', 'focusin'] as const
  for (const type of types) document.addEventListener(type, onChange)
  return () => types.forEach((type) => document.removeEventListener(type, onChange))
}

function typedName(): string {
  return document.querySelector<HTMLInputElement>(`main ${FIELD}`)?.value ?? ''
}
