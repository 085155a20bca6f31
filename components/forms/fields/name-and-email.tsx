import { FieldPair } from './field-pair'
import { TextField } from './text-field'

/** The name and the email address of the sender. */
export function NameAndEmail({ labels }: { labels: { fullName: string; email: string } }) {
  return (
    <FieldPair>
      <TextField name="fullName" label={labels.fullName} autoComplete="name" isRequired />
      <TextField name="email" type="email" label={labels.email} autoComplete="email" isRequired />
    </FieldPair>
  )
}
