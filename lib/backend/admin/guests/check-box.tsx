'use client'

import type { ReactNode } from 'react'
import styles from '../staff.module.css'

interface CheckBoxProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}

export function CheckBox({ isOn, onChange, children }: CheckBoxProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  )
}
