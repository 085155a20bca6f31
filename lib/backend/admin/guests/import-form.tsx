'use client'

export function ImportForm() {
  return null
}
