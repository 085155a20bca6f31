import type { DataFromCollectionSlug } from 'payload'
import type { InboxSlug } from '../access/desk'

type Columns<Slug extends InboxSlug> = [field: keyof DataFromCollectionSlug<Slug> & string, heading: string][]

/** The columns of an export, in their order. */
export const EXPORT_COLUMNS: { [Slug in InboxSlug]: Columns<Slug> } = {
  registrations: [
    ['event', 'Event'],
    ['number', 'Order of arrival'],
    ['state', 'State'],
    ['fullName', 'Name'],
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['organization', 'Organisation'],
    ['position', 'Position'],
    ['country', 'Country'],
    ['locale', 'Language'],
    ['createdAt', 'Sent'],
    ['notes', 'Notes'],
  ],
  accelerators: [
    ['event', 'Event'],
    ['state', 'State'],
    ['fullName', 'Name'],
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['country', 'Country'],
    ['birthDate', 'Date of birth'],
    ['organization', 'Organisation'],
    ['projectName', 'Project'],
    ['projectStage', 'Stage of the project'],
    ['motivation', 'Motivation'],
    ['link', 'Link'],
    ['locale', 'Language'],
    ['createdAt', 'Sent'],
    ['notes', 'Notes'],
  ],
  subscriptions: [
    ['email', 'Email'],
    ['state', 'State'],
    ['fullName', 'Name'],
    ['organization', 'Organisation'],
    ['country', 'Country'],
    ['subject', 'What they wrote'],
    ['locale', 'Language'],
    ['createdAt', 'Sent'],
    ['confirmedAt', 'Confirmed'],
    ['notes', 'Notes'],
  ],
  messages: [
    ['state', 'State'],
    ['kind', 'Form'],
    ['fullName', 'Name'],
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['subject', 'Subject'],
    ['message', 'Message'],
    ['link', 'Link'],
    ['locale', 'Language'],
    ['createdAt', 'Sent'],
    ['notes', 'Notes'],
  ],
}
