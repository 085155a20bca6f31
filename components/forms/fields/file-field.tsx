'use client'

import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { useIsLive } from '@/components/ui/browser/use-is-live'
import { ApiError } from '@/lib/api/api-error'
import { FILE_PATH, fileFieldValue, parseFileField, type FieldFile } from '@/lib/contract/fields/file-values'
import { LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { fillText } from '@/lib/site/text/fill-text'
import { Field, type FieldProps } from './field'
import styles from './file-field.module.css'

/** The words of a field for a file; values that only the browser knows stand in braces. */
export interface FileTexts {
  /** Behind the name of a file: how to send another one. */
  replace: string
  remove: string
  cancel: string
  retry: string
  uploading: string
  attached: string
  removed: string
  cancelled: string
  unreached: string
  failed: string
  tooLarge: string
  size: string
}

interface FileFieldProps extends FieldProps {
  event: string
  question: string
  /** The types that the browser offers. */
  accept: string
  mostBytes: number
  locale: Locale
  texts: FileTexts
}

/** A file is sent when it is chosen, and the form holds what it is found by. Without a script it goes along with the form. */
export function FileField({ event, question, accept, mostBytes, locale, texts, ...field }: FileFieldProps) {
  return (
    <Field {...field}>
      {(control, text) => <FileControl {...{ control, event, question, accept, mostBytes, locale, texts }} first={text ?? ''} />}
    </Field>
  )
}

type FileControlProps = Omit<FileFieldProps, keyof FieldProps> & {
  control: { id: string; name: string; required: boolean; className?: string }
  /** The value that the server has filled in. */
  first: string
}

/** Read aloud at every quarter only. */
const PARTS = 4

function FileControl({ control: { required, name, ...control }, event, question, accept, mostBytes, locale, texts, first }: FileControlProps) {
  const isLive = useIsLive()
  const value = useRef<HTMLInputElement>(null)
  const sending = useRef<AbortController | null>(null)
  const [file, setFile] = useState(() => parseFileField(first))
  const [upload, setUpload] = useState<{ chosen: File; part: number } | null>(null)
  const [problem, setProblem] = useState<{ text: string; again?: File } | null>(null)
  const [said, setSaid] = useState('')

  // What the browser has stored of the form is filled in before.
  useEffect(() => {
    const control = value.current
    const read = () => setFile(parseFileField(control?.value))
    read()
    control?.form?.addEventListener('reset', read)
    return () => {
      control?.form?.removeEventListener('reset', read)
      sending.current?.abort()
    }
  }, [])

  const store = (next: FieldFile | null) => {
    setFile(next)
    if (!value.current) return
    value.current.value = next ? fileFieldValue(next) : ''
    value.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const send = async (chosen: File) => {
    sending.current?.abort()
    setProblem(null)
    if (chosen.size > mostBytes) return setProblem({ text: texts.tooLarge })
    const abort = new AbortController()
    sending.current = abort
    setUpload({ chosen, part: 0 })
    const form = new FormData()
    form.set('event', event)
    form.set('question', question)
    form.set('file', chosen, chosen.name)
    try {
      const { uploadForm } = await import('@/lib/api/upload')
      const onProgress = (part: number) => !abort.signal.aborted && setUpload({ chosen, part })
      const uploaded = (await uploadForm(`${FILE_PATH}?${LOCALE_PARAMETER}=${LOCALE_TABLE[locale].cookieValue}`, form, { onProgress, signal: abort.signal })) as FieldFile
      store(uploaded)
      setSaid(fillText(texts.attached, { name: uploaded.name }))
    } catch (error) {
      if (abort.signal.aborted) return
      const refusal = error instanceof ApiError && !error.isOutage ? (error.fields?.file ?? error.message) : ''
      setProblem(refusal ? { text: refusal } : { text: error instanceof ApiError ? texts.failed : texts.unreached, again: chosen })
    } finally {
      if (!abort.signal.aborted) setUpload(null)
    }
  }
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0]
    if (!isLive || !chosen) return
    currentTarget.value = ''
    void send(chosen)
  }
  const cancel = () => {
    sending.current?.abort()
    setUpload(null)
    setSaid(texts.cancelled)
  }
  const remove = () => {
    store(null)
    setSaid(texts.removed)
  }
  const percent = upload ? Math.round(upload.part * 100) : 0
  const quarter = Math.floor((percent / 100) * PARTS) * (100 / PARTS)
  return (
    <div className={styles.file}>
      <input ref={value} type="text" hidden readOnly name={name} defaultValue={first} data-label={file?.name ?? ''} />
      {file && (
        <p className={styles.chosen}>
          <span className={styles.name}>{file.name}</span> <span className={styles.size}>{sizeText(file.size, locale, texts)}. {texts.replace}</span>
        </p>
      )}
      {file && !isLive && (
        <label className={styles.removed}>
          <input type="checkbox" name={`removed:${name}`} value="true" /> {texts.remove}
        </label>
      )}
      {upload && (
        <p className={styles.progress}>
          <span className={styles.name}>{upload.chosen.name}</span>
          <progress max={100} value={percent} aria-label={upload.chosen.name} />
          <button type="button" className={styles.act} onClick={cancel}>
            {texts.cancel}
          </button>
        </p>
      )}
      <div className={styles.acts} data-busy={upload ? '' : undefined}>
        <input {...control} type="file" name={isLive ? undefined : name} accept={accept} required={required && !file && !isLive} aria-required={required || undefined} onChange={onChange} />
        {isLive && file && !upload && (
          <button type="button" className={styles.act} onClick={remove} aria-label={`${texts.remove}: ${file.name}`}>
            {texts.remove}
          </button>
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem.text}
          {problem.again && (
            <button type="button" className={styles.act} onClick={() => problem.again && void send(problem.again)}>
              {texts.retry}
            </button>
          )}
        </p>
      )}
      <p role="status" className={styles.said}>
        {upload ? fillText(texts.uploading, { name: upload.chosen.name, percent: String(quarter) }) : said}
      </p>
    </div>
  )
}

function sizeText(bytes: number, locale: Locale, { size }: FileTexts): string {
  const megabytes = new Intl.NumberFormat(LOCALE_TABLE[locale].tag, { maximumFractionDigits: 1, minimumFractionDigits: 0 }).format(Math.max(0.1, bytes / 1024 / 1024))
  return fillText(size, { megabytes })
}
