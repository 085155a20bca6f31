'use client'

import type { TextFieldClientProps } from 'payload'
import { ChoiceField } from './choice-field'

const TIME_ZONES = Intl.supportedValuesOf('timeZone').map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))

export function TimeZoneField(props: TextFieldClientProps) {
  return <ChoiceField {...props} options={TIME_ZONES} />
}
