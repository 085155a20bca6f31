'use client'

import type { TextFieldClientProps } from 'payload'
import { isTimeZoneName } from '@/lib/site/text/wall-time'
import { usePreservedHours } from '../times/use-preserved-hours'
import { ChoiceField } from './choice-field'

const TIME_ZONES = Intl.supportedValuesOf('timeZone').map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))

export function TimeZoneField(props: TextFieldClientProps) {
  const preserveHours = usePreservedHours()
  return <ChoiceField {...props} options={TIME_ZONES} onChoose={(from, to) => isTimeZoneName(from) && preserveHours(from, to)} />
}
