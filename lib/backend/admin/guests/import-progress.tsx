'use client'

export function ImportProgress() {
  return null
}
