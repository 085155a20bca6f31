'use client'

import { useState, type ComponentProps } from 'react'
import { PlainButton } from '@/components/ui/plain-button'
import { AccountField } from './account-field'
import styles from './account-field.module.css'

interface PasswordFieldProps extends Omit<ComponentProps<typeof AccountField>, 'type'> {
  texts: { show: string; hide: string }
}

/** A password that can be looked at: on a phone it is easily mistyped. */
export function PasswordField({ texts, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div>
      <AccountField {...field} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <PlainButton className={styles.show} data-scripted="" onClick={() => setIsShown(!isShown)}>
        {isShown ? texts.hide : texts.show}
      </PlainButton>
    </div>
  )
}
