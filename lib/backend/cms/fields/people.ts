import type { Field } from 'payload'
import { countryField } from './country'
import { identifierField } from './identifier'
import { YES_OR_NO } from './options'
import { pictureField } from './pictures'
import { socialLinksField } from './social-links'

/** The fields that speakers, participants and team members have in common, and `extra` ones beside the name. */
export function personFields(extra: Field[] = []): Field[] {
  return [
    identifierField('fullName'),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Who it is',
          description: 'What cards, lists and the head of the person’s page show.',
          fields: [
            { name: 'fullName', label: 'Name', type: 'text', required: true, localized: true, maxLength: 150 },
            {
              name: 'role',
              type: 'text',
              localized: true,
              maxLength: 200,
              admin: { description: 'What they do, such as “Founder of a bicycle courier company”.' },
            },
            ...extra,
            pictureField('photo', { description: 'Portrait format, with the face in the upper half. Without a photo, the initials are shown.' }),
          ],
        },
        {
          label: 'Their story',
          description: 'The text of the person’s page, and where else they can be found.',
          fields: [{ name: 'bio', label: 'About the person', type: 'richText', localized: true }, socialLinksField()],
        },
      ],
    },
  ]
}

/** The fields of people of events. */
export function eventPersonFields(extra: Field[] = []): Field[] {
  return [
    ...personFields([{ name: 'organization', label: 'Organisation', type: 'text', localized: true, maxLength: 200 }, countryField(), ...extra]),
    {
      name: 'isFeatured',
      label: 'On the home page',
      type: 'checkbox',
      defaultValue: false,
      admin: { ...YES_OR_NO, position: 'sidebar', description: 'Shown in the selection on the home page.' },
    },
  ]
}
