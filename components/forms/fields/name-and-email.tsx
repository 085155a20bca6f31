import { FieldPair } from './field-pair'
import { TextField } from './text-field'

/** Who sends a form, and where they are answered. */
export function NameAndEmail({ labels }: { labels: { fullName: string; email: string } }) {
  return (
    <FieldPair>
      <TextField name="fullName" label={labels.fullName} autoComplete="name" isRequired />
      <TextField name="email" type="email" label={labels.email} autoComplete="email" isRequired />
    </FieldPair>
  )
}
