'use client'

import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState, type ReactNode } from 'react'
import { LOCALE_TABLE, LOCALES, type Locale } from '@/lib/i18n/locales'
import type { NewsletterPreview } from '../../newsletters/endpoints'
import admin from '../staff.module.css'
import { useSaved } from '../saving/use-saved'
import styles from './newsletters.module.css'
import { inScheme, withoutPictures, type PreviewScheme } from './preview-html'

/** In CSS pixels: a phone, and what most programs on a computer give a letter. */
const WIDTHS = [320, 600] as const

/** The letter as its readers get it, from what was saved last. */
export function LetterPreview() {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const [locale, setLocale] = useState<Locale>('en')
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(600)
  const [scheme, setScheme] = useState<PreviewScheme>('light')
  const [show, setShow] = useState<'whole' | 'noPictures' | 'text'>('whole')
  const preview = useSaved<NewsletterPreview | null>(id ? `newsletters/${id}/preview?locale=${locale}` : null, null)
  if (!id) return <p className={admin.muted}>Save the letter: then you can look at it here.</p>
  return (
    <section aria-label="How it looks">
      {isModified && <p role="status">This is what was saved last: save to see your changes.</p>}
      <div className={styles.choices}>
        <Choice label="Language" value={locale} onChoose={setLocale} options={LOCALES.map((one) => [one, LOCALE_TABLE[one].ownName])} />
        <Choice label="Width" value={width} onChoose={setWidth} options={WIDTHS.map((one) => [one, `${one} px`])} />
        <Choice label="Colours" value={scheme} onChoose={setScheme} options={[['light', 'Light'], ['dark', 'Dark']]} />
        <Choice label="Shown" value={show} onChoose={setShow} options={[['whole', 'With pictures'], ['noPictures', 'Without pictures'], ['text', 'Plain text']]} />
      </div>
      {preview && preview.language !== locale && <p role="status">{missingSentence(preview.language, locale)}</p>}
      {preview?.language && (
        <>
          <p lang={preview.language}>
            Subject: <strong>{preview.subject}</strong>
          </p>
          <div className={styles.stage}>
            {show === 'text' ? (
              <pre className={styles.text} style={{ width }} lang={preview.language}>
                {preview.text}
              </pre>
            ) : (
              <iframe key={`${locale} ${scheme} ${show}`} className={styles.letter} style={{ width }} title="The letter" srcDoc={shown(preview.html, scheme, show === 'whole')} sandbox="" />
            )}
          </div>
        </>
      )}
    </section>
  )
}

function missingSentence(language: string | null, reader: Locale): string {
  const missing = `It has no subject and text in ${LOCALE_TABLE[reader].ownName}`
  return language ? `${missing}: its readers get all of it like this.` : `${missing} yet.`
}

function shown(html: string, scheme: PreviewScheme, hasPictures: boolean): string {
  return inScheme(hasPictures ? html : withoutPictures(html), scheme)
}

interface ChoiceProps<Value> {
  label: string
  value: Value
  onChoose: (value: Value) => void
  options: readonly (readonly [Value, ReactNode])[]
}

function Choice<Value extends string | number>({ label, value, onChoose, options }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {options.map(([option, words]) => (
        <label key={option}>
          <input type="radio" name={`preview-${label}`} checked={option === value} onChange={() => onChoose(option)} />
          {words}
        </label>
      ))}
    </fieldset>
  )
}
